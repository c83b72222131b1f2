import {
  comparePayoffs,
  countedLiabilities,
  debtsToPayOff,
  type FinancialData,
  type Liability,
  payoffMonth,
  plannableDebts,
} from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import { balanceFact } from './balance-facts';
import type { MoneyFact, NumberFact } from './fact';

const SCREEN = { of: 'screen', path: '/liabilities' } as const;

export interface DebtFacts {
  readonly id: string;
  readonly name: string;
  readonly type: FinancialData['liabilities'][number]['type'];
  readonly balance: MoneyFact | null;
  readonly rate: NumberFact | null;
  readonly payment: MoneyFact | null;
  readonly isMinimum: boolean;
}

/** The minimum of a card stands in where nothing says what is paid. A bank gives it as the payment of a month. */
export const isAtMinimum = ({
  monthlyPayment,
  minimumPayment,
}: Pick<Liability, 'monthlyPayment' | 'minimumPayment'>): boolean =>
  minimumPayment !== null && (monthlyPayment ?? minimumPayment) === minimumPayment;

/** The highest rate comes first. */
export function debtFacts({ liabilities }: FinancialData): DebtFacts[] {
  return countedLiabilities(liabilities)
    .filter(({ balance }) => balance > 0)
    .toSorted((a, b) => (b.aprPercent ?? -1) - (a.aprPercent ?? -1))
    .map((debt) => {
      const { id, name, type, aprPercent, monthlyPayment, minimumPayment } = debt;
      const payment = monthlyPayment ?? minimumPayment;
      const base = { holding: id, query: { of: 'holdings', ids: [id] } } as const;
      return {
        id,
        name,
        type,
        isMinimum: isAtMinimum(debt),
        balance: balanceFact(debt),
        rate:
          aprPercent === null
            ? null
            : {
                ...base,
                id: `rate:${id}`,
                unit: 'percent',
                value: aprPercent,
                label: 'Yearly rate',
              },
        payment:
          payment === null
            ? null
            : {
                ...base,
                id: `payment:${id}`,
                unit: 'cents',
                value: payment,
                label: 'Monthly payment',
              },
      };
    });
}

interface Cost {
  readonly months: NumberFact;
  readonly interest: MoneyFact;
}

export interface PayoffFacts {
  readonly asNow: Cost | null;
  readonly withExtra: Cost | null;
  /** These debts lack a rate or a payment. */
  readonly leftOut: number;
}

const cost = (id: string, plan: { readonly months: number; readonly interest: Cents }): Cost => ({
  months: {
    id: `${id}_months`,
    unit: 'months',
    value: plan.months,
    label: 'Months',
    query: SCREEN,
  },
  interest: {
    id: `${id}_interest`,
    unit: 'cents',
    value: plan.interest,
    label: 'Interest',
    query: SCREEN,
  },
});

/** A side is null if there is no debt or its payments never end the debts. */
export function payoffFacts(financialData: FinancialData, extra: Cents): PayoffFacts {
  const { today } = financialData;
  const { debts, incomplete } = plannableDebts(debtsToPayOff(financialData));
  const { asNow, avalanche } = comparePayoffs(debts, { extra, start: payoffMonth(today, 1) });
  const resultOf = (id: string, plan: { months: number; interest: Cents } | 'never') =>
    plan === 'never' || debts.length === 0 ? null : cost(id, plan);
  return {
    asNow: resultOf('payoff', asNow),
    withExtra: resultOf(`payoff_extra_${extra}`, avalanche),
    leftOut: incomplete.length,
  };
}
