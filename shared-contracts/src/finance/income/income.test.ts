import { cents } from '../../money';
import { financialData, paystub, transaction } from '../../testing/builders';
import { isoDate } from '../civil-date';
import { annualIncome, incomeBasis } from './annual-income';
import { averagePaystub } from './average-paystub';
import { cashFlow, takeHomeIncome, usualIncome } from './cash-flow';
import { matchPaystubDeposit } from './match-paystub-deposit';
import { monthlyNetIncome } from './monthly-income';

describe('averagePaystub', () => {
  it('averages gross and net to the cent', () => {
    const stubs = [
      paystub({ gross: cents(3_000_00), net: cents(2_000_00) }),
      paystub({ gross: cents(3_000_01), net: cents(2_000_02) }),
    ];
    expect(averagePaystub(stubs)).toEqual({ gross: 3_000_01, net: 2_000_01 });
  });

  it('is unknown without paystubs', () => {
    expect(averagePaystub([])).toBeNull();
  });
});

describe('monthlyNetIncome', () => {
  // Covers P2-9-2.
  it.each([
    [0, 0],
    [1_200_00, 2_600_00],
    [2_201_58, 4_770_09],
  ])('of %d per paycheck is %d', (net, monthly) => {
    expect(monthlyNetIncome(cents(net))).toBe(monthly);
  });
});

describe('cashFlow', () => {
  // Covers P2-2.cashflow-2, P2-9-1, P2-9-3.
  it.each([
    [120_000_00, 9_999_99, 10_000_00, 1],
    [120_000_00, 10_000_00, 10_000_00, 0],
    [120_000_00, 10_000_01, 10_000_00, -1],
    [100_00, 0, 8_33, 8_33],
  ])('of %d a year and %d spent is %d in and %d net', (annual, spent, amount, net) => {
    const income = usualIncome({ annualIncome: cents(annual), incomeBasis: 'profile' });
    expect(cashFlow(income, cents(spent))).toEqual({
      income: { amount, basis: 'profile' },
      spending: spent,
      net,
    });
  });

  it('does not guess an unknown income', () => {
    const income = usualIncome({ annualIncome: null, incomeBasis: null });
    expect(cashFlow(income, cents(5))).toEqual({ income: null, spending: 5, net: null });
  });
});

describe('takeHomeIncome', () => {
  const known = {
    annualIncome: cents(36_000_00),
    incomeBasis: 'deposits',
    incomeSources: [{ yearly: cents(24_000_00) }, { yearly: cents(12_000_00) }],
    paystubs: [paystub({ net: cents(1_200_00) })],
    received: cents(1_00),
  } as const;

  // Covers P2-9-2.
  it('comes from paystubs when there are any', () => {
    expect(takeHomeIncome(known)).toEqual({ amount: 2_600_00, basis: 'paystubs' });
  });

  it('is the usual income when both come from regular deposits', () => {
    const withoutPaystubs = { ...known, paystubs: [] };
    expect(takeHomeIncome(withoutPaystubs)).toEqual({ amount: 3_000_00, basis: 'deposits' });
    expect(takeHomeIncome(withoutPaystubs)).toEqual(usualIncome(withoutPaystubs));
  });

  it('is the money that arrived during the month if nothing arrives regularly', () => {
    const irregular = { ...known, paystubs: [], incomeSources: [] };
    expect(takeHomeIncome(irregular)).toEqual({ amount: 1_00, basis: 'received' });
  });
});

describe('matchPaystubDeposit', () => {
  const stub = paystub({ date: isoDate('2025-06-13'), net: cents(100) });
  const deposit = (date: string, amount = 100) =>
    transaction({ date: isoDate(date), amount: cents(amount), category: 'Salary' });

  it.each([
    ['2025-06-09', false],
    ['2025-06-10', true],
    ['2025-06-13', true],
    ['2025-06-16', true],
    ['2025-06-17', false],
  ])('takes a deposit of %s: %s', (date, matches) => {
    expect(matchPaystubDeposit(stub, [deposit(date)]) !== null).toBe(matches);
  });

  it('takes only the nearest deposit of the right amount', () => {
    const near = deposit('2025-06-12');
    const list = [
      deposit('2025-06-13', 99),
      deposit('2025-06-15'),
      near,
      deposit('2025-06-13', -100),
    ];
    expect(matchPaystubDeposit(stub, list)).toBe(near);
  });
});

describe('annualIncome', () => {
  const salary = (date: string, amount: number) =>
    transaction({ date: isoDate(date), amount: cents(amount), category: 'Salary' });

  it('is the income of the profile when nothing comes in regularly', () => {
    const { profile } = financialData();
    const user = financialData({ profile: { ...profile, income: cents(0) } });
    expect([annualIncome(user), incomeBasis(user)]).toEqual([0, 'profile']);
  });

  //
  it.each([
    ['60,000', 60_000_00, 72_000_00, 'deposits'],
    ['71,999.99', 71_999_99, 72_000_00, 'deposits'],
    ['72,000', 72_000_00, 72_000_00, 'profile'],
    ['90,000', 90_000_00, 90_000_00, 'profile'],
    ['0', 0, 72_000_00, 'deposits'],
  ])(
    'of a couple whose pay is $6,000 a month after tax never falls to the $%s of one of them',
    (_, income, year, basis) => {
      const pays = ['Acme Studio', 'City School'].flatMap((merchant) =>
        ['01', '02', '03', '04', '05', '06'].map((month) =>
          transaction({
            merchant,
            date: isoDate(`2025-${month}-25`),
            amount: cents(3_000_00),
            category: 'Salary',
          }),
        ),
      );
      const { profile } = financialData();
      const couple = financialData({
        profile: { ...profile, income: cents(income) },
        transactions: pays,
        today: isoDate('2025-06-30'),
      });
      expect([annualIncome(couple), incomeBasis(couple)]).toEqual([year, basis]);
    },
  );

  it('is scaled from the full months of the last twelve without a profile figure', () => {
    const user = financialData({
      transactions: [
        salary('2025-06-01', 9_999),
        salary('2025-05-31', 200),
        salary('2025-04-01', 100),
        salary('2024-06-01', 300),
        salary('2024-05-31', 9_999),
        transaction({ date: isoDate('2025-05-01'), amount: cents(-50) }),
      ],
    });
    expect([annualIncome(user), incomeBasis(user)]).toEqual([2_400, 'deposits']);
  });

  it.each([
    ['2025-04-07', 1_800],
    ['2025-04-08', 2_400],
  ])(
    'of a history that begins on %s is %i, because an incomplete month is not full',
    (first, year) => {
      const user = financialData({
        transactions: [salary('2025-05-31', 200), salary('2025-04-20', 100), salary(first, 0)],
      });
      expect(annualIncome(user)).toBe(year);
    },
  );

  it('uses an incomplete first month when there is no other', () => {
    expect(annualIncome(financialData({ transactions: [salary('2025-05-31', 200)] }))).toBe(2_400);
  });

  it('is null without a profile figure and salary deposits', () => {
    const user = financialData({ transactions: [salary('2025-06-01', 500)] });
    expect([annualIncome(user), incomeBasis(user)]).toEqual([null, null]);
  });
});
