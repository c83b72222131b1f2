import { type InvestmentHistory, type InvestmentTrade, isoDate, lastDay } from '../finance';
import { cents, fromDollars } from '../money';
import { balanceAt, MONTHS } from './balances';
import { RETIREMENT } from './monthly';

const BROKERAGE = 'acc-brokerage';
const CRYPTO = 'acc-crypto';

const AFTER_CONTRIBUTION: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '2025-02-16': { [RETIREMENT]: 28566.9, [BROKERAGE]: 13768.25, [CRYPTO]: 1681.27 },
  '2025-03-16': { [RETIREMENT]: 27702.35, [BROKERAGE]: 13297.88, [CRYPTO]: 1507.83 },
  '2025-04-16': { [RETIREMENT]: 27118.4, [BROKERAGE]: 12706.3, [CRYPTO]: 1591.79 },
  '2025-05-16': { [RETIREMENT]: 28391.77, [BROKERAGE]: 13287.11, [CRYPTO]: 1777.14 },
  '2025-06-16': { [RETIREMENT]: 29764.12, [BROKERAGE]: 13969.4, [CRYPTO]: 1889.2 },
};

const CONTRIBUTION = cents(200_00);

const trade = (
  id: string,
  date: string,
  rest: Pick<InvestmentTrade, 'accountId' | 'name' | 'kind' | 'amount'> & Partial<InvestmentTrade>,
): InvestmentTrade => ({
  id,
  date: isoDate(date),
  security: null,
  quantity: 0,
  unitPrice: null,
  fees: null,
  ...rest,
});

const CONTRIBUTIONS = Object.keys(AFTER_CONTRIBUTION).map((date, index) =>
  trade(`trade-in-${index + 1}`, date, {
    accountId: RETIREMENT,
    name: 'Contribution',
    kind: 'contribution',
    amount: CONTRIBUTION,
  }),
);

const DIVIDENDS = ['2025-03-28', '2025-06-27'].map((date, index) =>
  trade(`trade-dividend-${index + 1}`, date, {
    accountId: BROKERAGE,
    name: 'Quarterly dividend',
    kind: 'dividend',
    security: 'Lone Star Total Market Fund',
    amount: cents(31_84),
  }),
);

const FEES = ['2025-03-31', '2025-06-30'].map((date, index) =>
  trade(`trade-fee-${index + 1}`, date, {
    accountId: RETIREMENT,
    name: 'Plan administration',
    kind: 'account fee',
    amount: cents(-6_50),
  }),
);

const INVESTED = [BROKERAGE, RETIREMENT, CRYPTO];

export function demoInvestments(): InvestmentHistory {
  const monthEnds = MONTHS.flatMap((month) =>
    INVESTED.map((accountId) => ({
      accountId,
      date: lastDay(month),
      value: balanceAt(accountId, month),
    })),
  );
  const between = Object.entries(AFTER_CONTRIBUTION).flatMap(([date, values]) =>
    Object.entries(values).map(([accountId, value]) => ({
      accountId,
      date: isoDate(date),
      value: fromDollars(value),
    })),
  );
  const newestFirst = [...CONTRIBUTIONS, ...DIVIDENDS, ...FEES].toSorted((a, b) =>
    b.date.localeCompare(a.date),
  );
  return {
    trades: newestFirst,
    values: [...monthEnds, ...between].toSorted((a, b) => a.date.localeCompare(b.date)),
    flowsFrom: INVESTED.map((accountId) => ({ accountId, date: isoDate('2025-01-01') })),
    notes: {
      purchases: [],
      expenseRatios: [
        { fund: 'LSTMX', percent: 0.04 },
        { fund: 'BBTGX', percent: 0.12 },
      ],
    },
  };
}
