import { randomBytes } from 'node:crypto';
import { testApi, type TestApi, type Visitor } from '../../testing/test-api';
import { signUp } from '../../testing/sign-up';
import { RECEIPT } from '../../testing/attacks';

let api: TestApi;
let ann: Visitor;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
});
afterEach(() => api.close());

/** Five receipts use all the space and take half a minute. */
const RECEIPTS = Number(process.env.RECEIPTS ?? 1);

const base64 = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64');
const PDF = base64('%PDF-1.4\n%%EOF\n');
const JPEG = base64(Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'));
const WEBP = base64(Buffer.concat([Buffer.from('RIFF$\0\0\0WEBPVP8 '), Buffer.alloc(40)]));

async function row(): Promise<{ account: string; id: string }> {
  const jar = { name: 'Jar', type: 'checking', balance: 100 };
  const account = (await ann.post('/api/finance/accounts', jar)).json().account.id;
  const body = { account_id: account, date: '2025-07-14', merchant: 'Shop', category: 'Gas' };
  const answer = await ann.post('/api/finance/transactions', { ...body, amount: -10 });
  return { account, id: answer.json().transaction.id };
}

const of = (id: string) => `/api/finance/transactions/${id}/receipts`;
const attach = (id: string, body: object = RECEIPT) => ann.post(of(id), body);
const list = async (id: string) => (await ann.get(of(id))).json().receipts;
const stored = async () => (await api.db.selectFrom('receipts').select('id').execute()).length;

// Covers P3-A8-6, P3-A8-7.
describe('a receipt', () => {
  it.each([
    ['image/png', 'png', RECEIPT.content],
    ['image/jpeg', 'jpg', JPEG],
    ['image/webp', 'webp', WEBP],
    ['application/pdf', 'pdf', PDF],
  ])(
    'of type %s is stored as it is, even if its name claims another type',
    async (type, ending, content) => {
      const { id } = await row();
      const { receipt } = (await attach(id, { name: 'a page.html', content })).json();
      expect(receipt).toMatchObject({ name: 'a page.html', type });
      expect(await list(id)).toEqual([receipt]);
      const file = await ann.get(`/api/finance/receipts/${receipt.id}`);
      expect(file.headers).toMatchObject({
        'content-type': type,
        'content-disposition': `attachment; filename*=UTF-8''a%20page.html.${ending}`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
      expect(file.rawPayload.toString('base64')).toBe(content);
    },
  );

  it.each([
    ['a page', base64('<html><script>alert(1)</script>')],
    ['a drawing with a script', base64('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
    ['a GIF', base64('GIF89a\x01\0\x01\0\0\0\0;')],
    ['nothing', base64('x')],
  ])('is refused if its bytes are %s', async (_, content) => {
    const { id } = await row();
    expect((await attach(id, { name: 'receipt.png', content })).json().code).toBe(
      'RECEIPT_REFUSED',
    );
    expect(await stored()).toBe(0);
  });

  it('has at most 5 MB, and several pieces come back in order', async () => {
    const { id } = await row();
    const png = Buffer.from(RECEIPT.content, 'base64');
    const sized = (bytes: number) =>
      base64(Buffer.concat([png, Buffer.alloc(bytes - png.length, 7)]));
    const most = sized(5_242_880);
    const { receipt } = (await attach(id, { name: 'big', content: most })).json();
    const file = await ann.get(`/api/finance/receipts/${receipt.id}`);
    expect(file.rawPayload.toString('base64') === most).toBe(true);
    const more = await attach(id, { name: 'bigger', content: sized(5_242_881) });
    expect(more.json().code).toBe('RECEIPT_REFUSED');
  });

  it('is gone with its row and with its account', async () => {
    const { id, account } = await row();
    const { receipt } = (await attach(id)).json();
    await ann.call('DELETE', `/api/finance/transactions/${id}`);
    expect((await ann.get(`/api/finance/receipts/${receipt.id}`)).statusCode).toBe(404);
    const body = { account_id: account, date: '2025-07-14', merchant: 'Shop', category: 'Gas' };
    const next = await ann.post('/api/finance/transactions', { ...body, amount: -10 });
    await attach(next.json().transaction.id);
    expect(await stored()).toBe(1);
    await ann.call('DELETE', `/api/finance/accounts/${account}`);
    expect(await stored()).toBe(0);
  });

  it('can be deleted, and a row has at most ten', async () => {
    const { id } = await row();
    for (let at = 0; at < 10; at += 1) await attach(id);
    expect((await attach(id)).json().code).toBe('RECEIPTS_FULL');
    const [first] = await list(id);
    await ann.call('DELETE', `/api/finance/receipts/${first.id}`);
    expect(await list(id)).toHaveLength(9);
  });

  it('is in a copy at hardly more than its size, and restored from it', async () => {
    await signUp(api, ann, { email: 'ann@example.com', password: 'correct horse battery' });
    const png = Buffer.from(RECEIPT.content, 'base64');
    const bytes = RECEIPTS === 1 ? 262_144 : 5_242_880;
    const whole = base64(Buffer.concat([png, randomBytes(bytes - png.length)]));
    const { id } = await row();
    for (let at = 0; at < RECEIPTS; at += 1) {
      expect((await attach(id, { name: `${at}.png`, content: whole })).statusCode).toBe(201);
    }
    const zip = (await ann.get('/api/privacy/copy')).rawPayload;
    expect(zip.length).toBeLessThan(RECEIPTS * bytes * 1.02 + 50_000);
    const bob = api.visitor();
    await signUp(api, bob, { email: 'bob@example.com', password: 'correct horse battery' });
    const headers = { 'content-type': 'application/zip' };
    const answer = await bob.send('POST', '/api/privacy/copy?name=mine.zip', zip, headers);
    expect(answer.statusCode).toBe(200);
    const [moved] = (await bob.get('/api/finance/transactions')).json().transactions;
    const { receipts } = (await bob.get(of(moved.id))).json();
    expect(receipts).toHaveLength(RECEIPTS);
    const file = await bob.get(`/api/finance/receipts/${receipts.at(-1).id}`);
    expect(file.rawPayload.toString('base64') === whole).toBe(true);
  });

  it('is refused when the receipts of all rows have 25 MB', async () => {
    const { id } = await row();
    await attach(id);
    await api.db
      .updateTable('receipts')
      .set({ bytes: 26_214_400 - 100 })
      .execute();
    expect((await attach(id)).statusCode).toBe(201);
    await api.db.updateTable('receipts').set({ bytes: 13_107_200 }).execute();
    expect((await attach(id)).json().code).toBe('RECEIPTS_FULL');
  });

  it('of another user can be neither read, listed, added, nor deleted', async () => {
    const { id } = await row();
    const { receipt } = (await attach(id)).json();
    const bob = api.visitor();
    const one = `/api/finance/receipts/${receipt.id}`;
    expect((await bob.get(one)).statusCode).toBe(404);
    expect((await bob.call('DELETE', one)).statusCode).toBe(404);
    expect((await bob.get(of(id))).statusCode).toBe(404);
    expect((await bob.post(of(id), RECEIPT)).statusCode).toBe(404);
    expect(await list(id)).toHaveLength(1);
  });
});
