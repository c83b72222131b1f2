import { addDays } from '../civil-day';
import { linkCustom, personWith, row } from '../testing/link-person';
import { type RunningBank, startBank } from '../testing/start-bank';

const TODAY = '2026-11-20';

const paid = (name: string, daysAgo: readonly number[], amount = 10) =>
  daysAgo.map((days) => row(amount, name, addDays(TODAY, -days)));

describe('/transactions/recurring/get', () => {
  let bank: RunningBank;
  beforeEach(async () => {
    bank = await startBank();
  });
  afterEach(() => bank.close());

  async function streams(rows: readonly unknown[]) {
    const access_token = await linkCustom(bank.api, personWith([...rows]));
    const { data } = await bank.api.transactionsRecurringGet({ access_token });
    const facts = (list: typeof data.inflow_streams) =>
      list.map(({ frequency, status, predicted_next_date }) => [
        frequency,
        status,
        predicted_next_date,
      ]);
    return { in: facts(data.inflow_streams), out: facts(data.outflow_streams) };
  }

  it.each([
    ['every seven days', [1, 8, 15, 22], ['WEEKLY', 'MATURE', '2026-11-26']],
    ['every fourteen days', [4, 18, 32, 46], ['BIWEEKLY', 'MATURE', '2026-11-30']],
    ['twice a month', [5, 20, 36, 51, 66], ['SEMI_MONTHLY', 'MATURE', '2026-11-30']],
    ['three times a month apart', [10, 40, 71], ['MONTHLY', 'EARLY_DETECTION', '2026-12-10']],
    ['a year apart', [20, 385, 751], ['ANNUALLY', 'EARLY_DETECTION', '2027-10-31']],
    ['monthly until half a year ago', [180, 210, 241], ['MONTHLY', 'TOMBSTONED', null]],
  ])('names what is paid %s', async (_, daysAgo, expected) => {
    expect(await streams(paid('Gym', daysAgo))).toEqual({ in: [], out: [expected] });
  });

  it.each([
    ['two payments', paid('Gym', [10, 40])],
    ['days by chance', paid('Gym', [3, 11, 40, 49, 77])],
    ['amounts that have nothing in common', [...paid('Shop', [10, 40]), ...paid('Shop', [71], 31)]],
    ['different payees', ['A', 'B', 'C'].flatMap((name, at) => paid(name, [10 + 30 * at]))],
    ['payments that are pending', paid('Gym', [-1, 29, 60])],
  ])('names no stream for %s', async (_, rows) => {
    expect(await streams(rows)).toEqual({ in: [], out: [] });
  });

  it('separates income from payments to the same payee', async () => {
    const both = [...paid('Acme', [10, 40, 71]), ...paid('Acme', [5, 19, 33], -500)];
    expect(await streams(both)).toMatchObject({
      in: [['BIWEEKLY', expect.anything(), expect.anything()]],
      out: [['MONTHLY', expect.anything(), expect.anything()]],
    });
  });

  it('returns the exact average and the last amount', async () => {
    const rows = [
      row(10.01, 'Gym', '2026-09-20'),
      row(10.02, 'Gym', '2026-10-20'),
      row(10.02, 'Gym'),
    ];
    const access_token = await linkCustom(bank.api, personWith(rows));
    const { data } = await bank.api.transactionsRecurringGet({ access_token });
    expect(data.outflow_streams[0]).toMatchObject({
      average_amount: { amount: 10.02 },
      last_amount: { amount: 10.02 },
      first_date: '2026-09-20',
      last_date: TODAY,
    });
  });

  it('answers only the named accounts', async () => {
    const access_token = await linkCustom(bank.api, personWith(paid('Gym', [10, 40, 71])));
    const { data } = await bank.api.transactionsRecurringGet({
      access_token,
      account_ids: ['another'],
    });
    expect(data.outflow_streams).toEqual([]);
  });
});
