import * as fc from 'fast-check';
import { demoHousehold } from '../demo';
import {
  ACCOUNT_TYPES,
  type Account,
  CATEGORIES,
  type FinancialData,
  inMonth,
  isoDate,
  isoMonth,
  type Liability,
  LIABILITY_TYPES,
  netWorth,
  sidebarGroups,
  type SidebarRow,
  spendingBreakdown,
  totalAssets,
  totalDebt,
  totalSpending,
} from '../finance';
import { type Cents, cents, negate, sum, ZERO } from '../money';
import { account, fakeBackend, financialData, liability, transaction } from '../testing';
import {
  type BudgetAnswer,
  decodeBudget,
  decodeHome,
  decodeIncome,
  type HomeAnswer,
  type IncomeAnswer,
  FINANCE_PATHS,
} from '../wire';
import { appApi, type AppStore, createAppStore, memoryStorage, read } from '.';
import { countOf } from '../testing/thorough';

/** These are the reads that only one remote has. */
const api = appApi.injectEndpoints({
  endpoints: (build) => ({
    agreementHome: build.query<HomeAnswer, void>({
      query: () => read(FINANCE_PATHS.home),
      transformResponse: decodeHome,
    }),
    agreementBudget: build.query<BudgetAnswer, void>({
      query: () => read(FINANCE_PATHS.budget),
      transformResponse: decodeBudget,
    }),
    agreementIncome: build.query<IncomeAnswer, void>({
      query: () => read(FINANCE_PATHS.income),
      transformResponse: decodeIncome,
    }),
  }),
});

const storeOf = (data: FinancialData): AppStore =>
  createAppStore({
    fetch: fakeBackend(data).fetch,
    origin: window.location.origin,
    storage: memoryStorage(),
    now: () => new Date('2025-06-30T12:00:00Z'),
    delay: () => Promise.resolve(),
  });

/** Returns what each screen prints as the spending of its first month, from what it reads. */
async function spendingByScreen({ dispatch }: AppStore): Promise<Record<string, Cents>> {
  const home = await dispatch(api.endpoints.agreementHome.initiate()).unwrap();
  const spending = await dispatch(api.endpoints.spending.initiate()).unwrap();
  const budget = await dispatch(api.endpoints.agreementBudget.initiate()).unwrap();
  const income = await dispatch(api.endpoints.agreementIncome.initiate()).unwrap();
  const { transactions } = await dispatch(api.endpoints.transactions.initiate()).unwrap();
  return {
    home: home.spending.total,
    'the slices at home': sum(home.spending.categories.map(({ amount }) => amount)),
    'cash flow and the summary': spending.total,
    budget: sum(Object.values(budget.spent)),
    income: income.spent,
    'income by month': income.byMonth.at(-1)?.spending ?? ZERO,
    spending: spendingBreakdown(inMonth(transactions, budget.month)).total,
  };
}

const amount = fc.integer({ min: -5_000_000, max: 5_000_000 }).map(cents);
const day = fc
  .constantFrom('2025-04-30', '2025-05-31', '2025-06-01', '2025-06-15', '2025-06-30')
  .map(isoDate);
const currency = fc.constantFrom('USD', 'USD', 'USD', 'EUR');

const movement = fc
  .record({ amount, date: day, category: fc.constantFrom(...CATEGORIES), currency })
  .map(transaction);

describe('the spending of the month that every screen opens on', () => {
  //
  it('is the same to the cent for June 2025 of the sample', async () => {
    const data = demoHousehold();
    const june = totalSpending(inMonth(data.transactions, isoMonth('2025-06')));
    const shown = await spendingByScreen(storeOf(data));
    expect(new Set(Object.values(shown))).toEqual(new Set([june]));
  });

  //
  it('is the same to the cent for random users', async () => {
    const people = fc.array(movement, { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(people, async (transactions) => {
        const shown = await spendingByScreen(storeOf(financialData({ transactions })));
        expect(new Set(Object.values(shown)).size).toBe(1);
      }),
      { numRuns: countOf({ usual: 8, thorough: 200 }) },
    );
  });
});

const balance = fc.option(amount, { freq: 8 });
const closed = fc.constantFrom(false, false, false, true);
const assets: fc.Arbitrary<Account[]> = fc.array(
  fc
    .record({
      balance,
      currency,
      closed,
      type: fc.constantFrom(...ACCOUNT_TYPES),
      source: fc.constantFrom('bank', 'manual'),
    })
    .map(account),
  { maxLength: 12 },
);
const debts: fc.Arbitrary<Liability[]> = fc.array(
  fc
    .record({ balance, currency, closed, type: fc.constantFrom(...LIABILITY_TYPES) })
    .map(liability),
  { maxLength: 8 },
);

/**
 * Sums the sidebar by the rule of net worth. Closed accounts, unknown types, and other currencies are shown and not
 * counted. An overdrawn account adds nothing to assets, and an overpaid card nothing to debt.
 */
function sidebarSums(data: Pick<FinancialData, 'accounts' | 'liabilities'>) {
  const ids = new Set(
    data.accounts
      .filter(({ type, source }) => type === 'other' && source === 'bank')
      .map(({ id }) => id),
  );
  const counted = sidebarGroups(data.accounts, data.liabilities).flatMap(({ group, rows }) =>
    rows.flatMap((row: SidebarRow) =>
      group === 'CLOSED' || row.balance === null || row.currency !== 'USD' || ids.has(row.id)
        ? []
        : [{ isDebt: group === 'CREDIT' || group === 'LOANS', balance: row.balance }],
    ),
  );
  const balancesOf = (debt: boolean) =>
    counted.flatMap((row) => (row.isDebt === debt ? [row.balance] : []));
  const owned = balancesOf(false).filter((each) => each > 0);
  const owed = balancesOf(true).filter((each) => each < 0);
  const debt = owed.length === 0 ? ZERO : negate(sum(owed));
  return { assets: sum(owned), debt, worth: sum([...owned, ...owed]) };
}

const worthOf = ({ current, assets: owned, liabilities: owed }: HomeAnswer['netWorth']) => ({
  worth: current,
  assets: owned,
  debt: owed,
});

describe('net worth', () => {
  const worthByScreen = async ({ dispatch }: AppStore) => {
    const home = await dispatch(api.endpoints.agreementHome.initiate()).unwrap();
    const summary = await dispatch(api.endpoints.netWorth.initiate()).unwrap();
    const { accounts } = await dispatch(api.endpoints.accounts.initiate()).unwrap();
    const { liabilities } = await dispatch(api.endpoints.liabilities.initiate()).unwrap();
    return {
      home: worthOf(home.netWorth),
      summary: worthOf(summary),
      accounts: {
        worth: netWorth(accounts, liabilities),
        assets: totalAssets(accounts),
        debt: totalDebt(liabilities),
      },
      sidebar: sidebarSums({ accounts, liabilities }),
    };
  };

  it('is the same at home, on accounts, in the sidebar and in the summary of the sample', async () => {
    const data = demoHousehold();
    const { sidebar, accounts, home, summary } = await worthByScreen(storeOf(data));
    expect([home, summary]).toEqual([accounts, accounts]);
    expect(sidebar).toEqual(accounts);
    const rows = sidebarGroups(data.accounts, data.liabilities).flatMap((group) => group.rows);
    expect(sum(rows.flatMap((row) => row.balance ?? []))).toBe(accounts.worth);
  });

  //
  it('is the same there for random users', async () => {
    await fc.assert(
      fc.asyncProperty(assets, debts, async (accounts, liabilities) => {
        const shown = await worthByScreen(storeOf(financialData({ accounts, liabilities })));
        const { accounts: same } = shown;
        expect(shown).toEqual({ home: same, summary: same, accounts: same, sidebar: same });
      }),
      { numRuns: countOf({ usual: 10, thorough: 300 }) },
    );
  });

  //
  it('is the sum of the sidebar when nothing is overdrawn, overpaid, or left out', async () => {
    const plain = fc.array(fc.integer({ min: 0, max: 5_000_000 }).map(cents), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(plain, plain, async (owned, owed) => {
        const data = financialData({
          accounts: owned.map((each) => account({ balance: each })),
          liabilities: owed.map((each) => liability({ balance: each })),
        });
        const rows = sidebarGroups(data.accounts, data.liabilities).flatMap((group) => group.rows);
        const { accounts } = await worthByScreen(storeOf(data));
        expect(sum(rows.flatMap((row) => row.balance ?? []))).toBe(accounts.worth);
      }),
      { numRuns: countOf({ usual: 5, thorough: 150 }) },
    );
  });
});

// Covers P1-7-22, P1-9-3.
it('waits 800 ms before the sample is shown', async () => {
  const waited: number[] = [];
  const backend = fakeBackend(financialData({ source: 'sample' }));
  backend.goOffline();
  const store = createAppStore({
    fetch: backend.fetch,
    origin: window.location.origin,
    storage: memoryStorage(),
    now: () => new Date('2025-06-30T12:00:00Z'),
    delay: async (ms) => void waited.push(ms),
  });
  await store.dispatch(appApi.endpoints.accounts.initiate());
  expect(waited).toEqual([800]);
});
