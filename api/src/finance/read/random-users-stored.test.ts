import {
  BUILT_IN_CATEGORIES,
  type FinancialData,
  isPart,
  monthLabel,
  type Transaction,
  wholeId,
} from '@halyard/shared-contracts/finance';
import { formatUsd, fromDollars, sum, toDollars } from '@halyard/shared-contracts/money';
import { plainFigures } from '@halyard/shared-contracts/testing/plain-figures';
import { randomUsers } from '@halyard/shared-contracts/testing/random-users';
import {
  decodeAccounts,
  decodeHome,
  decodeLiabilities,
  decodeTransactions,
} from '@halyard/shared-contracts/wire';
import { strFromU8, unzipSync } from 'fflate';
import { pdfPages } from '../../testing/pdf-text';
import { accountRow, transactionRow } from '../../testing/rows';
import { testApi, type TestApi, type Visitor } from '../../testing/test-api';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

const shared = (user_id: string, each: FinancialData['accounts' | 'liabilities'][number]) => ({
  user_id,
  id: each.id,
  plaid_account_id: each.id,
  item_id: each.source === 'bank' ? 'item-1' : null,
  type: each.type,
  raw_type: null,
  name: each.name,
  currency: each.currency,
  balance_cents: each.balance,
  source: each.source === 'bank' ? ('bank' as const) : ('manual' as const),
  closed_at: each.closed ? '2025-04-01' : null,
});

/** Groups the parts of each row by the id of the whole row. */
function byWhole(transactions: readonly Transaction[]): ReadonlyMap<string, Transaction[]> {
  const wholes = new Map<string, Transaction[]>();
  for (const row of transactions)
    wholes.set(wholeId(row.id), [...(wholes.get(wholeId(row.id)) ?? []), row]);
  return wholes;
}

const isOwn = ({ custom }: Transaction): boolean => custom?.builtIn === false;

/** The bank does not know the user's own categories. */
const bankCategory = (row: Transaction): string => (isOwn(row) ? 'Other' : row.category);

async function makeOwnCategories(visitor: Visitor, categories: FinancialData['categories']) {
  const renamed = categories.filter(
    ({ builtIn, id, name }) =>
      builtIn && BUILT_IN_CATEGORIES.find((each) => each.id === id)?.name !== name,
  );
  for (const { id, name } of renamed)
    expect(
      await visitor.call('PUT', `/api/finance/categories/${id}`, { body: { name } }),
    ).toMatchObject({ statusCode: 200 });
  for (const { builtIn, name, kind, group } of categories)
    if (!builtIn)
      expect(await visitor.post('/api/finance/categories', { name, kind, group })).toMatchObject({
        statusCode: 201,
      });
}

/** Splits, hides, and files a row through the API as the random user did. */
async function edit(visitor: Visitor, id: string, rows: readonly Transaction[]) {
  const [first] = rows;
  const parts = rows.map(({ category, amount }) => ({ category, amount: toDollars(amount) }));
  const body = {
    ...(rows.length > 1 ? { parts } : isOwn(first!) ? { category: first!.category } : {}),
    ...(rows.some(({ hidden }) => hidden) ? { hidden: true } : {}),
  };
  if (Object.keys(body).length === 0) return;
  const answer = await visitor.call('PATCH', `/api/finance/transactions/${id}`, { body });
  expect(answer).toMatchObject({ statusCode: 200 });
}

/** Stores a random user's data as a sync and the user's entries would. */
async function stored(user: FinancialData) {
  const { accounts, liabilities, transactions, budget, categories, today } = user;
  api.setClock(`${today}T16:00:00Z`);
  const visitor = api.visitor();
  const assigned = Object.fromEntries(
    Object.entries(budget.standard).map(([key, amount]) => [key, toDollars(amount)]),
  );
  const saveBudget = () =>
    visitor.call('PUT', '/api/finance/budget', { body: { month: null, assigned } });
  await saveBudget();
  const { id: userId } = await api.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const owned = [
    ...accounts.map((each) => accountRow({ ...shared(userId, each), kind: 'asset' })),
    ...liabilities.map((each) => accountRow({ ...shared(userId, each), kind: 'debt' })),
  ];
  for (const row of owned) await api.db.insertInto('accounts').values(row).execute();
  const wholes = byWhole(transactions);
  for (const [id, rows] of wholes) {
    const { date, currency, merchant, pending } = rows[0]!;
    const row = { user_id: userId, id, date, currency, merchant, name: merchant };
    const signed = {
      amount_cents: sum(rows.map(({ amount }) => amount)),
      pending: Number(pending),
    };
    await api.db
      .insertInto('transactions')
      .values(transactionRow({ ...row, ...signed, category: bankCategory(rows[0]!) }))
      .execute();
  }
  // A write through the API clears the instance's cache.
  await saveBudget();
  await makeOwnCategories(visitor, categories);
  for (const [id, rows] of wholes) await edit(visitor, id, rows);
  return visitor;
}

const read = async (visitor: Visitor, path: string) =>
  (await visitor.get(`/api/finance/${path}`)).json();

const ask = async (visitor: Visitor, message: string): Promise<string> =>
  (await visitor.post('/api/ai/chat', { message })).json().response.content;

/** Returns the income and spending of a month in the exported sheet. */
async function exported(visitor: Visitor, month: string) {
  const zip = (await visitor.get('/api/privacy/copy')).rawPayload;
  const sheet = strFromU8(unzipSync(new Uint8Array(zip))['sheets/transactions.csv']!);
  const rows = sheet
    .split('\r\n')
    .filter((line) => line.startsWith(month))
    .map((line) => line.split(','));
  const total = (at: number) => sum(rows.map((cells) => fromDollars(Number(cells.at(at)))));
  return { income: total(-2), spending: total(-1) };
}

/** The API hides a split row as a whole. */
const hiddenOf = ({ transactions }: FinancialData): number =>
  [...byWhole(transactions).values()].filter((rows) => rows.some(({ hidden }) => hidden)).flat()
    .length;

const USERS = randomUsers(3).filter(([, { accounts }]) => accounts.length > 0);

describe.each(USERS)('the stored figures of random user %i', (_, user) => {
  // Covers, P3-A1-5.
  it('are the same in the data service, the assistant, the PDF, and the export', async () => {
    const visitor = await stored(user);
    const { transactions } = decodeTransactions(await read(visitor, 'transactions'));
    expect(transactions.filter(({ hidden }) => hidden).length).toBe(hiddenOf(user));
    expect(transactions.filter(isPart).length).toBe(user.transactions.filter(isPart).length);
    const plain = plainFigures({
      ...user,
      accounts: decodeAccounts(await read(visitor, 'accounts')).accounts,
      liabilities: decodeLiabilities(await read(visitor, 'liabilities')).liabilities,
      transactions,
    });
    const home = decodeHome(await read(visitor, 'home'));
    expect([home.netWorth.current, home.spending.total]).toEqual([plain.netWorth, plain.spending]);
    expect(await ask(visitor, 'What is my net worth?')).toContain(formatUsd(plain.netWorth));
    const question = `What is my net cash flow in ${monthLabel(plain.month)}?`;
    expect(await ask(visitor, question)).toContain(
      `You received ${formatUsd(plain.income)} and spent ${formatUsd(plain.spending)}`,
    );
    const pdf = await visitor.post('/api/finance/fact-finder-summary/pdf', { summary: true });
    const text = pdfPages(pdf.rawPayload).flat().join(' ');
    expect(text).toContain(`Net Worth ${formatUsd(plain.netWorth)}`);
    expect(text).toContain(`Total ${formatUsd(plain.spending)}`);
    expect(await exported(visitor, plain.month)).toEqual({
      income: plain.income,
      spending: plain.spending,
    });
  });
});
