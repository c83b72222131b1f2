import { demoHousehold } from '../../../demo';
import { cents } from '../../../money';
import { account, financialData, transaction } from '../../../testing/builders';
import type { Category } from '../../category';
import { isoDate } from '../../civil-date';
import { recommendedActions } from '../recommended-actions';
import {
  emergencyFundLevel,
  emergencyFundSentence,
  emergencyFundTarget,
} from './emergency-fund-insight';

const on = (date: string, category: Category, amount: number) =>
  transaction({ date: isoDate(date), category, merchant: category, amount: cents(amount) });

const rents = [
  on('2025-03-01', 'Rent', -900_00),
  on('2025-04-01', 'Rent', -1_000_00),
  on('2025-05-01', 'Rent', -1_000_00),
  on('2025-06-01', 'Rent', -1_010_01),
];

describe('emergencyFundTarget', () => {
  // Covers P2-9-6.
  it('is fixed for the sample and for a user whose spending is unknown', () => {
    const fixed = { floor: 12_000_00, target: 24_000_00, months: null };
    expect(emergencyFundTarget(demoHousehold())).toEqual(fixed);
    expect(emergencyFundTarget(financialData())).toEqual(fixed);
  });

  //
  it('is six months of spending, in whole hundreds, and three months is the floor', () => {
    expect(emergencyFundTarget(financialData({ transactions: rents }))).toEqual({
      floor: 3_100_00,
      target: 6_100_00,
      months: 6,
    });
  });

  //
  it('is nine months of spending for irregular income', () => {
    const invoices = [
      on('2025-04-03', 'Income', 2_000_00),
      on('2025-05-29', 'Income', 700_00),
      on('2025-06-11', 'Income', 3_100_00),
    ];
    const transactions = [...rents, ...invoices];
    const today = isoDate('2025-07-02');
    expect(emergencyFundTarget(financialData({ transactions, today })).months).toBe(9);
  });

  it('leaves out a month in progress and a month that the history cuts', () => {
    const rows = [
      on('2025-04-20', 'Rent', -10_00),
      on('2025-05-01', 'Rent', -1_000_00),
      on('2025-06-01', 'Rent', -10_00),
    ];
    const user = financialData({ transactions: rows, today: isoDate('2025-06-12') });
    expect(emergencyFundTarget(user).target).toBe(6_000_00);
  });

  it('decides the advice', () => {
    const user = (saved: number) =>
      financialData({
        accounts: [account({ type: 'savings', balance: cents(saved) })],
        transactions: rents,
      });
    expect(recommendedActions(user(3_099_99))[0]).toMatchObject({
      kind: 'emergency_fund',
      target: 6_100_00,
      targetMonths: 6,
      missing: 3_000_01,
    });
    expect(recommendedActions(user(3_100_00))).toEqual([]);
  });
});

describe('emergencyFundLevel', () => {
  it.each([
    [3_099_99, 'low'],
    [3_100_00, 'growing'],
    [6_099_99, 'growing'],
    [6_100_00, 'funded'],
  ])('of %d saved cents is %s', (saved, level) => {
    const fund = { floor: cents(3_100_00), target: cents(6_100_00) };
    expect(emergencyFundLevel(cents(saved), fund)).toBe(level);
  });
});

describe('emergencyFundSentence', () => {
  it.each([
    [2.512, '2.5 months'],
    [1, '1 month'],
  ])('of savings for %d months says %s', (months, words) => {
    expect(emergencyFundSentence({ saved: cents(9_000_00), months })).toBe(
      `Emergency savings of $9,000.00 would cover ${words} of spending.`,
    );
  });
});
