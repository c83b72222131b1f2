import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvestmentTransactionSubtype } from 'plaid';
import { loadPersonas } from '../persona/persona';
import { errorCode, linkCustom, personWith } from '../testing/link-person';
import { ownFolder } from '../testing/personas';
import { type RunningBank, startBank } from '../testing/start-bank';

const fund = { name: 'Whole Market ETF', ticker_symbol: 'WMKT', currency: 'USD' };

/** The newest day of the file is the bank's today, 2026-11-20. */
const INVESTOR = {
  as_of: '2026-11-10',
  override_accounts: [
    {
      type: 'investment',
      subtype: 'brokerage',
      starting_balance: 300,
      holdings: [
        {
          quantity: 3,
          institution_price: 100,
          institution_price_as_of: '2026-11-10',
          security: fund,
        },
      ],
      investment_transactions: [
        {
          date: '2026-11-01',
          name: 'Buy',
          quantity: 3,
          price: 99.995,
          fees: 1.5,
          type: 'buy',
          security: fund,
        },
        {
          date: '2026-11-02',
          name: 'Sell',
          quantity: -2,
          price: 50,
          type: 'sell',
          security: { ticker_symbol: 'OLD' },
        },
        {
          date: '2026-11-03',
          name: 'Dividend',
          quantity: -1,
          price: 4.25,
          type: 'cash',
          security: fund,
        },
        { date: '2026-11-04', name: 'Contribution', quantity: -1, price: 450, type: 'cash' },
        { date: '2026-11-05', name: 'Account fee', fees: 12, type: 'fee' },
      ],
    },
  ],
};

describe('/investments/transactions/get', () => {
  let bank: RunningBank;
  let access_token: string;
  beforeEach(async () => {
    bank = await startBank();
    access_token = await linkCustom(bank.api, INVESTOR);
  });
  afterEach(() => bank.close());

  const trades = async (start_date: string, end_date: string, options = {}) =>
    (await bank.api.investmentsTransactionsGet({ access_token, start_date, end_date, options }))
      .data;

  it('states what left or entered the account in cash, newest first', async () => {
    const { investment_transactions: rows, total_investment_transactions: total } = await trades(
      '2026-01-01',
      '2026-12-31',
    );
    expect(rows.map(({ date, amount, type, subtype }) => [date, amount, type, subtype])).toEqual([
      ['2026-11-15', 12, 'fee', 'management fee'],
      ['2026-11-14', -450, 'cash', 'contribution'],
      ['2026-11-13', -4.25, 'cash', 'dividend'],
      ['2026-11-12', -100, 'sell', 'sell'],
      ['2026-11-11', 301.49, 'buy', 'buy'],
    ]);
    expect(total).toBe(5);
  });

  it('describes each security once, with the price of the holding', async () => {
    const { securities, investment_transactions: rows } = await trades('2026-01-01', '2026-12-31');
    expect(
      securities.map(({ ticker_symbol, close_price }) => [ticker_symbol, close_price]).sort(),
    ).toEqual([
      ['OLD', null],
      ['WMKT', 100],
    ]);
    const known = securities.map(({ security_id }) => security_id);
    expect(rows.every(({ security_id: id }) => id === null || known.includes(id))).toBe(true);
    const held = (await bank.api.investmentsHoldingsGet({ access_token })).data.securities;
    expect(held.map(({ ticker_symbol }) => ticker_symbol)).toEqual(['WMKT']);
  });

  it.each([
    ['both of its days', '2026-11-12', '2026-11-13', {}, ['2026-11-13', '2026-11-12'], 2],
    [
      'one page',
      '2026-01-01',
      '2026-12-31',
      { count: 2, offset: 1 },
      ['2026-11-14', '2026-11-13'],
      5,
    ],
    ['no day', '2026-01-01', '2026-01-02', {}, [], 0],
  ])('covers %s', async (_, from, to, options, days, total) => {
    const answer = await trades(from, to, options);
    expect(answer.investment_transactions.map(({ date }) => date)).toEqual(days);
    expect(answer.total_investment_transactions).toBe(total);
  });

  it('has an id for each transaction that stays the same', async () => {
    const ids = async () =>
      (await trades('2026-01-01', '2026-12-31')).investment_transactions.map(
        ({ investment_transaction_id }) => investment_transaction_id,
      );
    const before = await ids();
    expect(new Set(before).size).toBe(5);
    expect(await ids()).toEqual(before);
  });

  it('refuses a day that does not exist, and a user without investments', async () => {
    expect(await errorCode(trades('2026-02-30', '2026-12-31'))).toBe('INVALID_FIELD');
    access_token = await linkCustom(bank.api, personWith([]));
    expect(await errorCode(trades('2026-01-01', '2026-12-31'))).toBe('NO_INVESTMENT_ACCOUNTS');
  });
});

describe('the personas with investments', () => {
  const personas = loadPersonas(ownFolder);

  it.each(['family-homeowners', 'freelance-designer', 'retiree'])(
    '%s have traded what they hold, and each purchase is paid for by a contribution',
    async (id) => {
      const bank = await startBank({ personas });
      const file = readFileSync(join(ownFolder, `${id}.json`), 'utf8');
      const access_token = await linkCustom(bank.api, file);
      const { investment_transactions: rows } = (
        await bank.api.investmentsTransactionsGet({
          access_token,
          start_date: '2026-05-01',
          end_date: '2026-11-20',
        })
      ).data;
      const { holdings } = (await bank.api.investmentsHoldingsGet({ access_token })).data;
      await bank.close();
      const held = new Set(holdings.map(({ security_id }) => security_id));
      expect(rows.length).toBeGreaterThan(4);
      expect(rows.every(({ security_id: each }) => each === null || held.has(each))).toBe(true);
      const bought = rows.filter(({ subtype }) => subtype === InvestmentTransactionSubtype.Buy);
      const contributed = rows.filter(
        ({ subtype }) => subtype === InvestmentTransactionSubtype.Contribution,
      );
      for (const { date, amount } of bought) {
        const paidFor = contributed.find((each) => each.date === date)?.amount ?? 0;
        expect(Math.abs(amount + paidFor)).toBeLessThanOrEqual(0.05);
      }
    },
  );
});
