import { wholeId } from '@halyard/shared-contracts/finance';
import { until } from '../testing/until';
import type { Visitor } from '../testing/test-api';
import { type BankApi, bankApi } from './testing/bank-api';

const DAY_MS = 86_400_000;

const payment = (description: string, date_posted: string, amount: number, date = date_posted) => ({
  date_transacted: date,
  date_posted,
  amount,
  description,
});

const GYM_DAYS = ['05', '06', '07', '08', '09', '10', '11'].map((month) => `2026-${month}-12`);

/** The persona has three payments of today that the bank posts tomorrow under other ids, a purchase, and a gym. */
const PERSON = {
  as_of: '2026-11-20',
  override_accounts: [
    {
      type: 'depository',
      subtype: 'checking',
      starting_balance: 5_000,
      transactions: [
        payment('DINER', '2026-11-21', 40, '2026-11-20'),
        payment('MARKET', '2026-11-21', 90, '2026-11-20'),
        payment('TAVERN', '2026-11-21', 60, '2026-11-20'),
        payment('BOOKS', '2026-11-11', 12),
        ...GYM_DAYS.map((day) => payment('IRON GYM', day, 35)),
      ],
    },
  ],
};

let api: BankApi;
let ann: Visitor;
beforeEach(async () => {
  api = await bankApi();
  ({ visitor: ann } = await api.linked(PERSON));
  await until(async () => (await rows()).length >= 4 + GYM_DAYS.length);
});
afterEach(() => api.close());

type Row = Readonly<Record<string, unknown>> & { id: string; name?: string };

const read = async (path: string) => (await ann.get(`/api/finance/${path}`)).json();
const rows = async (): Promise<Row[]> => (await read('transactions')).transactions;
const idOf = async (merchant: string): Promise<string> =>
  (await rows()).find((row) => row.merchant === merchant)?.id ?? `no row of ${merchant}`;

async function correct(merchant: string, body: object): Promise<void> {
  const url = `/api/finance/transactions/${await idOf(merchant)}`;
  expect((await ann.call('PATCH', url, { body })).statusCode).toBe(200);
}

/** Returns what the screens show of the corrections, without what the bank itself changes. */
async function shown() {
  const about = ['merchant', 'category', 'amount', 'note', 'tags', 'hidden', 'reviewed'] as const;
  const list = (await rows()).map((row) => about.map((name) => row[name] ?? null));
  const { categories, total } = await read('spending?month=2026-11');
  const { entries, subscriptions } = await read('calendar?month=2026-12');
  const { days } = await read('forecast?days=90');
  const expected: Row[] = days.flatMap((day: { items: Row[] }) => day.items);
  return {
    list: list.map((row) => JSON.stringify(row)).toSorted(),
    spending: { categories, total },
    calendar: { entries, subscriptions },
    expected: expected
      .flatMap(({ name, kind }) => (kind === 'pending' ? [] : [name]))
      .filter((name) => name !== 'Everyday spending'),
    history: await historyLengths(),
  };
}

/** Returns how many changes the details of each corrected row list. */
async function historyLengths(): Promise<readonly number[]> {
  const names = ['Pat’s Place', 'Market', 'Tavern', 'Books'];
  const found = await Promise.all(
    names.map(async (name) => read(`changes?entity=transaction&id=${wholeId(await idOf(name))}`)),
  );
  return found.map(({ changes }) => changes.length);
}

const refresh = () => ann.post('/api/plaid/refresh', {});

const pendingLeft = async () => (await rows()).filter(({ pending }) => pending === true).length;

async function correctAll(): Promise<void> {
  await correct('Diner', {
    category: 'Travel',
    merchant: 'Pat’s Place',
    note: 'with Sam',
    tags: ['trip'],
    reviewed: true,
  });
  const parts = [
    { category: 'Groceries', amount: -50 },
    { category: 'Pets', amount: -40 },
  ];
  await correct('Market', { parts });
  await correct('Tavern', { owed: 45 });
  await correct('Books', { hidden: true, tags: ['work'] });
  const gym = { payee: 'Iron Gym', direction: 'out', low: 35, high: 35, rhythm: 'none' };
  expect((await ann.post('/api/finance/bill-choices', gym)).statusCode).toBe(201);
  const dentist = {
    name: 'Dentist',
    amount: -120,
    date: '2026-12-03',
    rhythm: 'once',
    ends: null,
    account_id: null,
  };
  const { scheduled_item: item } = (await ann.post('/api/finance/scheduled', dentist)).json();
  await ann.call('PATCH', `/api/finance/scheduled/${item.id}`, { body: { date: '2026-12-09' } });
}

// Covers P3-A5-5, P3-B3-4.
describe('what a user corrected', () => {
  it('stays everywhere after syncs in which the bank gives the rows other ids', async () => {
    expect((await shown()).expected).toContain('Iron Gym');
    const before = await rows();
    await correctAll();
    const corrected = await shown();
    expect(corrected.expected).toEqual(['Dentist']);
    expect(corrected.history).toEqual([1, 1, 1, 1]);
    await refresh();
    expect(await shown()).toEqual(corrected);
    api.practice.moveClock(DAY_MS);
    await refresh();
    await until(async () => (await pendingLeft()) === 0);
    const ids = new Set((await rows()).map(({ id }) => id));
    expect(before.filter(({ id }) => !ids.has(id))).toHaveLength(3);
    expect(await shown()).toEqual(corrected);
  });

  it('stays on imported rows when the same statement and a longer one are imported', async () => {
    const jar = { name: 'Jar', type: 'checking', balance: 100 };
    const account_id = (await ann.post('/api/finance/accounts', jar)).json().account.id;
    const lines = ['Date,Payee,Amount', '2026-11-02,Harbor Tackle,-30', '2026-11-03,Quiet Cafe,-8'];
    const send = (file: readonly string[]) =>
      ann.post('/api/finance/statements', {
        account_id,
        file_name: 'november.csv',
        content: Buffer.from(`${file.join('\n')}\n`).toString('base64'),
        turned: [],
        balance: 'keep',
      });
    expect((await send(lines)).statusCode).toBe(201);
    await correct('Harbor Tackle', {
      category: 'Gifts & Donations',
      tags: ['trip'],
      note: 'for Sam',
    });
    await correct('Quiet Cafe', { merchant: 'Corner', hidden: true });
    const corrected = await shown();
    expect((await send(lines)).statusCode).toBe(422);
    expect(await shown()).toEqual(corrected);
    expect((await send([...lines, '2026-11-04,Late Bakery,-5'])).statusCode).toBe(201);
    await ann.call('DELETE', `/api/finance/transactions/${await idOf('Late Bakery')}`);
    expect(await shown()).toEqual(corrected);
  });
});
