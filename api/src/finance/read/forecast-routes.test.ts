import { addDays, cashAccounts, isoDate } from '@halyard/shared-contracts/finance';
import { account, financialData, transaction } from '@halyard/shared-contracts/testing/builders';
import { cents } from '@halyard/shared-contracts/money';
import { timeLimit } from '@halyard/shared-contracts/testing/machine';
import { slicesOf } from '../../testing/processor-time';
import { testApi, type TestApi } from '../../testing/test-api';
import { prepareForecasts } from './prepare-forecasts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const PATH = '/api/finance/forecast';

// Covers P3-B1-2, P3-B1-4.
describe('GET /api/finance/forecast', () => {
  it('answers with the days, the measured share, and what is safe to spend', async () => {
    const answer = (await api.visitor().get(`${PATH}?days=90`)).json();
    expect(Object.keys(answer).sort()).toEqual([
      'as_of',
      'backtest',
      'days',
      'safeToSpend',
      'source',
      'today',
      'unseen',
    ]);
    expect(answer.today).toBe('2025-06-30');
    expect(answer.days).toHaveLength(90);
    expect(Object.keys(answer.days[0]).sort()).toEqual([
      'date',
      'expected',
      'high',
      'items',
      'low',
    ]);
    expect(Object.keys(answer.backtest).sort()).toEqual(['days', 'share']);
    expect(Object.keys(answer.unseen).sort()).toEqual(['days', 'share']);
    expect(Object.keys(answer.safeToSpend).sort()).toEqual(['amount', 'parts', 'until']);
    const items = answer.days.flatMap((day: { items: object[] }) => day.items);
    expect(Object.keys(items[0]).sort()).toEqual(['amount', 'kind', 'name']);
  });

  it('has the same safe-to-spend amount as home', async () => {
    const visitor = api.visitor();
    const { safeToSpend } = (await visitor.get(PATH)).json();
    const home = (await visitor.get('/api/finance/home')).json().safe_to_spend;
    expect(safeToSpend.amount).toBe(home.amount);
    const total = safeToSpend.parts.reduce(
      (sum: number, { amount }: { amount: number }) => sum + Math.round(amount * 100),
      0,
    );
    expect(total).toBe(Math.round(home.amount * 100));
  });

  it.each([1, 30, 90])('answers with %d days', async (days) => {
    const answer = await api.visitor().get(`${PATH}?days=${days}`);
    expect(answer.json().days).toHaveLength(days);
  });

  it.each(['0', '91', '-1', '1.5', 'all', '', '9e9', '1&days=2'])(
    'refuses "%s" days',
    async (days) => {
      const answer = await api.visitor().get(`${PATH}?days=${days}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ success: false, code: 'BAD_REQUEST' });
    },
  );

  it('forecasts each cash account alone, from its own balance on', async () => {
    const visitor = api.visitor();
    const { accounts } = (await visitor.get('/api/finance/accounts')).json();
    const cash = accounts.filter(({ type }: { type: string }) =>
      ['checking', 'savings', 'cash'].includes(type),
    );
    expect(cash.length).toBeGreaterThan(0);
    for (const { id, balance } of cash) {
      const { days } = (await visitor.get(`${PATH}?account=${id}`)).json();
      expect(days).toHaveLength(90);
      expect(Math.abs(days[0].expected - balance)).toBeLessThan(10_000);
    }
  });

  it.each(['unknown', ''])('does not know the account "%s"', async (id) => {
    const answer = await api.visitor().get(`${PATH}?account=${id}`);
    expect(answer.statusCode).toBe(404);
  });

  it('does not answer for a credit card or a brokerage', async () => {
    const visitor = api.visitor();
    const { accounts } = (await visitor.get('/api/finance/accounts')).json();
    const other = accounts.find(({ type }: { type: string }) => type === 'brokerage');
    expect((await visitor.get(`${PATH}?account=${other.id}`)).statusCode).toBe(404);
  });
});

const ROWS = 100_000;
/** The limit is in processor time, which does not depend on the load of the machine. */
const LONGEST_MS = timeLimit(4_000);
const LONGEST_PAUSE_MS = timeLimit(600);

it('forecasts 100,000 rows in slices that let others run', async () => {
  const today = isoDate('2025-06-30');
  const rows = Array.from({ length: ROWS }, (_, index) =>
    transaction({
      accountId: 'acc-1',
      merchant: `Shop ${String.fromCodePoint(97 + (index % 26))}${'y'.repeat(index % 40)}`,
      amount: cents(-100 - (index % 7_000)),
      date: addDays(today, -(index % 730)),
    }),
  );
  const data = financialData({ today, transactions: rows, accounts: [account({ id: 'acc-1' })] });
  expect(cashAccounts(data.accounts)).toHaveLength(1);
  // A copy of the data has no cached values.
  const { longestMs, totalMs } = await slicesOf(
    () => prepareForecasts({ ...data }),
    LONGEST_PAUSE_MS,
  );
  expect(totalMs).toBeLessThan(LONGEST_MS);
  expect(longestMs).toBeLessThan(LONGEST_PAUSE_MS);
});
