import {
  addMonths,
  emergencyAccounts,
  type FinancialData,
  type IsoMonth,
  shownDebtShare,
  shownSavingsRate,
  tenths,
} from '@halyard/shared-contracts/finance';
import { abs, type Cents, cents, percentOf, subtract } from '@halyard/shared-contracts/money';
import type { Finding } from '../../finance/insight/finding';
import type { Fact, FactQuery } from '../fact/fact';

type Of<Rule extends Finding['rule']> = Extract<Finding, { readonly rule: Rule }>;
type Where = Omit<Fact, 'id' | 'unit' | 'value' | 'label'>;
type Facts = {
  readonly [Rule in Finding['rule']]: (finding: Of<Rule>, financialData: FinancialData) => Fact[];
};

const screen = (path: string): { readonly query: FactQuery } => ({ query: { of: 'screen', path } });
const money = (label: string, value: Cents, where: Where): Fact => ({
  id: label,
  unit: 'cents',
  value,
  label,
  ...where,
});
const percent = (label: string, value: number, where: Where): Fact => ({
  id: label,
  unit: 'percent',
  value,
  label,
  ...where,
});

const spentRows = ({
  category,
  month,
}: {
  category: Of<'over_budget'>['category'];
  month: IsoMonth;
}) =>
  ({
    category,
    period: month,
    query: { of: 'transactions', kind: 'spending', category, months: [month] },
  }) as const;

function lineFacts(finding: Of<'over_budget'> | Of<'nearly_spent'>): Fact[] {
  const { category, month, spent, assigned } = finding;
  const line = { category, period: month, ...screen('/budget') };
  return [
    money('spent', spent, spentRows(finding)),
    money('budgeted', assigned, line),
    money('difference', abs(subtract(spent, assigned)), line),
  ];
}

const debtRows = (name: string, { liabilities }: FinancialData): Where => {
  const debt = liabilities.find((each) => each.name === name);
  return debt
    ? { holding: debt.id, query: { of: 'holdings', ids: [debt.id] } }
    : screen('/liabilities');
};

const FACTS: Facts = {
  over_budget: lineFacts,
  nearly_spent: lineFacts,
  spending_spike: (finding) => [
    money('spent', finding.spent, spentRows(finding)),
    money('usual month', finding.usual, {
      category: finding.category,
      query: {
        of: 'transactions',
        kind: 'spending',
        category: finding.category,
        months: [-3, -2, -1].map((by) => addMonths(finding.month, by)),
      },
    }),
  ],
  savings_rate: ({ percent: rate }) => [
    percent('savings rate', shownSavingsRate(rate), screen('/cashflow')),
  ],
  debt_payments: ({ percent: share, payments }) => [
    money('monthly debt payments', payments, screen('/liabilities')),
    percent('share of income', shownDebtShare(share), screen('/liabilities')),
  ],
  emergency_fund: ({ saved, target, extraPerMonth }, { accounts }) => [
    money('saved', saved, {
      query: {
        of: 'holdings',
        ids: emergencyAccounts(accounts).map(({ id }) => id),
      },
    }),
    money('target', target, screen('/wealth-plan')),
    money('extra a month', extraPerMonth, screen('/wealth-plan')),
  ],
  highest_rate: ({ debt, aprPercent }, financialData) => [
    {
      id: 'rate',
      unit: 'percent',
      value: aprPercent,
      label: 'yearly rate',
      ...debtRows(debt, financialData),
    },
  ],
  card_use: ({ card, balance, limit }, financialData) => [
    money('owed', balance, debtRows(card, financialData)),
    money('limit', limit, debtRows(card, financialData)),
    percent('used', tenths(percentOf(balance, limit)), debtRows(card, financialData)),
  ],
  price_rise: ({ merchant, category, from, to }) => {
    const rows = {
      merchant,
      category,
      query: { of: 'transactions', merchants: [merchant] },
    } as const;
    return [money('old price', from, rows), money('new price', to, rows)];
  },
  missed_deposit: ({ merchant, category, expected }) => [
    {
      id: 'expected',
      unit: 'date',
      value: expected,
      label: 'expected day',
      merchant,
      category,
      query: { of: 'transactions', merchants: [merchant] },
    },
  ],
  low_cash: ({ date, cash }) => [
    money('cash', cash, screen('/cashflow')),
    { id: 'day', unit: 'date', value: date, label: 'day', ...screen('/cashflow') },
  ],
};

/** The facts are in the order of the words. */
export function findingFacts<Rule extends Finding['rule']>(
  finding: Of<Rule> & { rule: Rule },
  financialData: FinancialData,
): Fact[] {
  return FACTS[finding.rule](finding, financialData);
}

/** Returns the largest difference between the figures of a finding. */
export function findingWorth(finding: Finding): Cents {
  switch (finding.rule) {
    case 'over_budget':
    case 'nearly_spent':
      return abs(subtract(finding.spent, finding.assigned));
    case 'spending_spike':
      return subtract(finding.spent, finding.usual);
    case 'debt_payments':
      return finding.payments;
    case 'emergency_fund':
      return subtract(finding.target, finding.saved);
    case 'card_use':
      return finding.balance;
    case 'price_rise':
      return cents(12 * subtract(finding.to, finding.from));
    case 'low_cash':
      return abs(finding.cash);
    default:
      return cents(0);
  }
}
