import { deflateSync } from 'node:zlib';
import { RECEIPT } from '../../testing/attacks';
import { testApi, type TestApi, type Visitor } from '../../testing/test-api';

let api: TestApi;
let ann: Visitor;
let of: string;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
  const jar = { name: 'Jar', type: 'checking', balance: 100 };
  const account_id = (await ann.post('/api/finance/accounts', jar)).json().account.id;
  const body = { account_id, date: '2025-07-14', merchant: 'Shop', category: 'Gas', amount: -10 };
  const row = (await ann.post('/api/finance/transactions', body)).json().transaction;
  of = `/api/finance/transactions/${row.id}/receipts`;
});
afterEach(() => api.close());

const attach = (name: string, content: string) => ann.post(of, { name, content });
const base64 = (...pieces: (string | Buffer)[]): string =>
  Buffer.concat(pieces.map((piece) => Buffer.from(piece))).toString('base64');
const PNG = Buffer.from(RECEIPT.content, 'base64');
const PAGE = '<html><script>alert(1)</script>';

async function savedAs(name: string, content = RECEIPT.content): Promise<string | undefined> {
  const { receipt } = (await attach(name, content)).json();
  const file = await ann.get(`/api/finance/receipts/${receipt.id}`);
  const header = String(file.headers['content-disposition']);
  expect(header).toMatch(/^attachment; filename\*=UTF-8''[\w%.!~*()-]+$/);
  return decodeURIComponent(header.split("''")[1] ?? '');
}

// Covers P3-A8-6, P3-A8-7.
describe('a receipt of an attacker', () => {
  it.each([
    ['climbs out of its folder', '../../etc/passwd', '.._.._etc_passwd.png'],
    ['names a drive', 'C:\\x\\y.png', 'C__x_y.png'],
    ['reverses the direction of its ending', 'photo\u202Egnp.exe', 'photognp.exe.png'],
    ['has a mark of direction', 'photo\u200Fgnp.exe', 'photo_gnp.exe.png'],
    ['closes the header', 'a"; filename="x.html', 'a_; filename=_x.html.png'],
    ['is invisible', '\u200B', '_.png'],
    ['is valid', 'Lunch, June.PNG', 'Lunch, June.PNG'],
  ])(
    'whose name %s is saved under a safe name with the ending of its type',
    async (_, name, saved) => {
      expect(await savedAs(name)).toBe(saved);
    },
  );

  it.each([
    ['two lines', 'a\r\nSet-Cookie: x=1'],
    ['a zero', 'a\u0000.png'],
    ['half a letter', 'a\uD800b.png'],
    ['nothing', '   '],
    ['101 letters', 'x'.repeat(101)],
  ])('with a name of %s is refused', async (_, name) => {
    expect((await attach(name, RECEIPT.content)).json().code).toBe('BAD_REQUEST');
  });

  it.each([
    ['a picture', base64(PNG, PAGE), 'page.html.png'],
    ['a PDF', base64('%PDF-1.4\n', PAGE), 'page.html.pdf'],
  ])('that is %s with a page in it is never opened as a page', async (_, content, saved) => {
    expect(await savedAs('page.html', content)).toBe(saved);
  });

  it.each([
    ['a page before a PDF', base64(PAGE, '%PDF-1.4')],
    ['an archive', base64('PK\u0003\u0004', Buffer.alloc(200))],
    ['a packed megabyte', deflateSync(Buffer.alloc(1_000_000)).toString('base64')],
    ['a program', base64('MZ', Buffer.alloc(200))],
    ['a drawing', base64('<?xml version="1.0"?><svg onload="alert(1)"/>')],
  ])('that is %s is refused', async (_, content) => {
    expect((await attach('receipt.png', content)).json().code).toBe('RECEIPT_REFUSED');
  });

  it.each([
    ['letters that are not base64', `${RECEIPT.content.slice(0, -4)}<>!?`, 400],
    ['padding after the padding', `${RECEIPT.content}====`, 400],
    ['more than a request may have', 'A'.repeat(7_200_000), 413],
  ])('with %s is refused', async (_, content, status) => {
    expect((await attach('receipt.png', content)).statusCode).toBe(status);
  });

  it('does not get more than ten on a row when twenty come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => attach('a.png', RECEIPT.content)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
  });
});
