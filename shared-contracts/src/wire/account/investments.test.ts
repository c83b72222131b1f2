import * as v from 'valibot';
import { demoHousehold } from '../../demo';
import { type InvestmentHistory, isoDate } from '../../finance';
import { cents } from '../../money';
import {
  accountValueInputSchema,
  decodeInvestments,
  encodeInvestments,
  investmentNotesSchema,
  NO_INVESTMENT_NOTES,
} from './investments';

const HISTORY: InvestmentHistory = {
  trades: [
    {
      id: 'trade-1',
      accountId: 'acc-1',
      date: isoDate('2025-06-03'),
      name: 'Bought shares',
      kind: 'buy',
      security: 'VTI',
      quantity: 1.5,
      unitPrice: 210.123,
      amount: cents(-315_18),
      fees: cents(1_05),
    },
    {
      id: 'trade-2',
      accountId: 'acc-1',
      date: isoDate('2025-06-04'),
      name: 'Contribution',
      kind: 'contribution',
      security: null,
      quantity: 0,
      unitPrice: null,
      amount: cents(500_00),
      fees: null,
    },
  ],
  values: [{ accountId: 'acc-1', date: isoDate('2025-06-05'), value: cents(1_234_56) }],
  flowsFrom: [{ accountId: 'acc-1', date: isoDate('2025-01-01') }],
  notes: {
    purchases: [{ accountId: 'acc-2', price: cents(300_000_00) }],
    expenseRatios: [{ fund: 'VTI', percent: 0.03 }],
  },
};

describe('the answer of investments', () => {
  it.each([
    ['with trades, values, and notes', HISTORY],
    ['with nothing', { trades: [], values: [], flowsFrom: [], notes: NO_INVESTMENT_NOTES }],
  ])('is read as it was written: %s', (_what, history) => {
    const { source, today, asOf } = demoHousehold();
    const wire = JSON.parse(JSON.stringify(encodeInvestments({ source, today, asOf }, history)));
    expect(decodeInvestments(wire)).toMatchObject(history);
  });

  it.each([
    ['a day that does not exist', { date: '2025-02-30' }],
    ['an amount that is a text', { amount: '5' }],
    ['fees that are missing', { fees: undefined }],
  ])('is refused with %s', (_what, change) => {
    const wire = encodeInvestments(demoHousehold(), HISTORY);
    const trades = wire.trades.map((trade) => ({ ...trade, ...change }));
    expect(() => decodeInvestments({ ...wire, trades })).toThrow();
  });
});

describe('what a user enters about investments', () => {
  it.each([
    [0, true],
    [20, true],
    [-0.01, false],
    [20.01, false],
  ])('accepts %s %% as the yearly cost of a fund: %s', (percent, accepted) => {
    const notes = { purchases: [], expenseRatios: [{ fund: 'VTI', percent }] };
    expect(v.safeParse(investmentNotesSchema, notes).success).toBe(accepted);
  });

  it.each([
    [500, true],
    [501, false],
  ])('accepts %s purchases: %s', (count, accepted) => {
    const purchases = Array.from({ length: count }, (_, index) => ({
      accountId: `acc-${index}`,
      price: 1,
    }));
    expect(v.safeParse(investmentNotesSchema, { purchases, expenseRatios: [] }).success).toBe(
      accepted,
    );
  });

  it.each([
    [{ date: '2025-06-01', value: 10 }, true],
    [{ date: '2025-06-01', value: null }, true],
    [{ date: '2025-06-01', value: -1 }, false],
    [{ date: 'yesterday', value: 10 }, false],
  ])('accepts %j as the value of a past day: %s', (input, accepted) => {
    expect(v.safeParse(accountValueInputSchema, input).success).toBe(accepted);
  });
});
