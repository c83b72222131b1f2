import { addDays, isoDate } from '@halyard/shared-contracts/finance';
import { testApi, type TestApi, type Visitor } from '../../testing/test-api';

const TODAY = isoDate('2025-07-15');

let api: TestApi;
let ann: Visitor;
let account: string;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
  const jar = { name: 'Jar', type: 'checking', balance: 1000 };
  account = (await ann.post('/api/finance/accounts', jar)).json().account.id;
});
afterEach(() => api.close());

const DENTIST = {
  name: 'Dentist',
  amount: -120.5,
  date: '2025-07-21',
  rhythm: 'once',
  ends: null,
  account_id: null,
};

const schedule = (body: object, visitor = ann) => visitor.post('/api/finance/scheduled', body);
const calendar = async (visitor = ann) => (await visitor.get('/api/finance/calendar')).json();
const safe = async () => (await ann.get('/api/finance/home')).json().safe_to_spend;

async function rowsOf(merchant: string, amount: number, dates: readonly string[]) {
  for (const date of dates) {
    const row = { account_id: account, merchant, category: 'Subscriptions', amount, date };
    await ann.post('/api/finance/transactions', row);
  }
}

const MONTHS = ['2025-03-05', '2025-04-05', '2025-05-05', '2025-06-05', '2025-07-05'];

// Covers P3-B1-6.
describe('scheduled items', () => {
  it('are in the calendar, the forecast, and what is safe to spend', async () => {
    const before = await safe();
    const { scheduled_item: item } = (await schedule(DENTIST)).json();
    expect((await calendar()).entries).toMatchObject([
      { name: 'Dentist', date: '2025-07-21', amount: -120.5, status: 'due', scheduled_id: item.id },
    ]);
    const { days } = (await ann.get('/api/finance/forecast')).json();
    expect(days[5]).toMatchObject({ date: '2025-07-21', items: [{ name: 'Dentist' }] });
    expect(await safe()).toMatchObject({ amount: before.amount - 120.5 });
    await ann.call('PATCH', `/api/finance/scheduled/${item.id}`, { body: { amount: -20.5 } });
    expect(await safe()).toMatchObject({ amount: before.amount - 20.5 });
    await ann.call('DELETE', `/api/finance/scheduled/${item.id}`);
    expect(await safe()).toEqual(before);
  });

  it.each([
    [{ amount: 0 }, 400],
    [{ amount: 1.001 }, 400],
    [{ name: '' }, 400],
    [{ name: 'x'.repeat(81) }, 400],
    [{ name: 'two\nlines' }, 400],
    [{ date: '2025-02-29' }, 400],
    [{ date: '1899-12-31' }, 400],
    [{ rhythm: 'daily' }, 400],
    [{ ends: 'never' }, 400],
    [{ account_id: 'unknown' }, 404],
  ])('with %j are refused', async (part, status) => {
    expect((await schedule({ ...DENTIST, ...part })).statusCode).toBe(status);
  });

  it('cannot be put on the account of another user, at first or later', async () => {
    const eve = api.visitor();
    expect((await schedule({ ...DENTIST, account_id: account }, eve)).statusCode).toBe(404);
    const { id } = (await schedule(DENTIST, eve)).json().scheduled_item;
    const body = { account_id: account };
    const path = `/api/finance/scheduled/${id}`;
    expect((await eve.call('PATCH', path, { body })).statusCode).toBe(404);
    expect((await ann.call('PATCH', path, { body })).statusCode).toBe(404);
    expect((await ann.call('DELETE', path)).statusCode).toBe(404);
  });

  it('are limited to 500, and a calendar with all of them answers', async () => {
    await schedule(DENTIST);
    const [row] = await api.db.selectFrom('scheduled_items').selectAll().execute();
    const others = Array.from({ length: 499 }, (_, at) => ({
      ...row!,
      id: `item-${at}`,
      date: addDays(TODAY, at % 60),
      rhythm: 'weekly' as const,
    }));
    for (let at = 0; at < others.length; at += 100)
      await api.db
        .insertInto('scheduled_items')
        .values(others.slice(at, at + 100))
        .execute();
    const answer = await schedule(DENTIST);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'TOO_MANY_ENTRIES']);
    expect((await calendar()).entries.length).toBeGreaterThan(100);
    expect((await ann.get('/api/finance/forecast')).statusCode).toBe(200);
  });
});

// Covers P3-B3-4.
describe('what a user says about a bill', () => {
  const NO_BILL = { payee: 'Stream Box', direction: 'out', low: 15, high: 15, rhythm: 'none' };
  const say = (body: object, visitor = ann) => visitor.post('/api/finance/bill-choices', body);
  const names = async (visitor = ann) =>
    (await calendar(visitor)).subscriptions.items.map(({ name }: { name: string }) => name);

  it('decides every answer, and can be undone', async () => {
    await rowsOf('Stream Box', -15, MONTHS);
    expect(await names()).toEqual(['Stream Box']);
    const { id } = (await say(NO_BILL)).json().bill_choice;
    expect(await names()).toEqual([]);
    expect((await calendar()).entries).toEqual([]);
    const { transactions } = (await ann.get('/api/finance/transactions')).json();
    expect(transactions[0]).toMatchObject({ rhythm: 'none' });
    const columns = await ann.get('/api/finance/transactions?format=columns');
    expect(columns.body).toContain('"rhythm":"none"');
    expect((await ann.post('/api/ai/chat', { message: 'What bills are due?' })).body).not.toContain(
      'Stream Box',
    );
    await ann.call('DELETE', `/api/finance/bill-choices/${id}`);
    expect(await names()).toEqual(['Stream Box']);
  });

  it('holds for later rows of the bank’s name, after the payee was renamed', async () => {
    await rowsOf('Stream Box', -15, MONTHS.slice(0, 4));
    await ann.post('/api/finance/merchants/rename', { from: 'Stream Box', to: 'Films' });
    const { bill_choice: choice } = (await say({ ...NO_BILL, payee: 'Films' })).json();
    expect(choice.payee).toBe('Films\nStream Box');
    await ann.post('/api/finance/merchants/rename', { from: 'Films', to: 'Evenings' });
    await rowsOf('Stream Box', -15, MONTHS.slice(4));
    expect(await names()).toEqual([]);
  });

  it('is in a copy, and holds on the server that restores it', async () => {
    await rowsOf('Stream Box', -15, MONTHS);
    await say(NO_BILL);
    await schedule(DENTIST);
    await ann.call('PUT', '/api/finance/buffer', { body: { buffer: 250 } });
    const zip = (await ann.get('/api/privacy/copy')).rawPayload;
    const other = await testApi();
    const bea = other.visitor();
    const answer = await bea.send('POST', '/api/privacy/copy', zip, {
      'content-type': 'application/zip',
    });
    expect(answer.statusCode).toBeLessThan(300);
    const shown = await calendar(bea);
    expect(shown.subscriptions.items).toEqual([]);
    expect(shown.entries).toMatchObject([{ name: 'Dentist' }]);
    expect((await bea.get('/api/finance/buffer')).json()).toEqual({ buffer: 250 });
    await other.close();
  });

  it('holds for the sample too', async () => {
    const visitor = api.visitor();
    const [first] = (await calendar(visitor)).subscriptions.items;
    await say({ ...NO_BILL, payee: first.name, low: first.amount, high: first.amount }, visitor);
    expect(await names(visitor)).not.toContain(first.name);
  });
});

// Covers P3-B2-4.
describe('the buffer', () => {
  const put = (buffer: unknown) => ann.call('PUT', '/api/finance/buffer', { body: { buffer } });

  it('is taken from what is safe to spend, and can be undone', async () => {
    const before = await safe();
    const { changeId } = (await put(200)).json();
    expect((await safe()).amount).toBe(before.amount - 200);
    const [latest] = (await ann.get('/api/finance/changes')).json().changes;
    expect(latest).toMatchObject({ id: changeId, label: 'Changed the buffer to $200.00' });
    expect((await ann.post(`/api/finance/changes/${changeId}/undo`)).json()).toEqual({ undone: 1 });
    expect(await safe()).toEqual(before);
  });

  it('keeps a later amount when an earlier one is undone', async () => {
    const { changeId } = (await put(200)).json();
    await put(300);
    expect((await ann.post(`/api/finance/changes/${changeId}/undo`)).json()).toEqual({ undone: 0 });
    expect((await ann.get('/api/finance/buffer')).json()).toEqual({ buffer: 300 });
  });

  it.each([-1, 0.001, '5', null, 1e12])('of %j is refused', async (buffer) => {
    expect((await put(buffer)).statusCode).toBe(400);
  });
});
