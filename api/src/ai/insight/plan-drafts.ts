import type { FinancialData } from '@halyard/shared-contracts/finance';
import { cents, subtract, sum } from '@halyard/shared-contracts/money';
import { payoffFacts } from '../fact/debt-facts';
import type { MoneyFact, NumberFact } from '../fact/fact';
import { monthsText } from '../fact/months-text';
import { streamFacts } from '../fact/recurring-facts';
import { say } from '../fact/figured-text';
import { type Draft, draft } from './draft';

const EXTRA = cents(100_00);
const LEAST_SAVED_INTEREST = cents(50_00);
const LEAST_SUBSCRIPTIONS = 3;

const extraFact: MoneyFact = {
  id: 'extra',
  unit: 'cents',
  value: EXTRA,
  label: 'Extra a month',
  query: { of: 'screen', path: '/liabilities' },
};

function debtFreeSooner(financialData: FinancialData): Draft[] {
  const { asNow, withExtra } = payoffFacts(financialData, EXTRA);
  if (!asNow || !withExtra) return [];
  const value = subtract(asNow.interest.value, withExtra.interest.value);
  if (value < LEAST_SAVED_INTEREST) return [];
  const saved: MoneyFact = { ...extraFact, id: 'saved_interest', label: 'Interest saved', value };
  return [
    draft({
      rule: 'debt_free_sooner',
      title: 'A little more ends your debt sooner',
      message: say`${extraFact} more a month, to the highest rate first, saves ${saved} of interest: ${monthsText(withExtra.months)} instead of ${monthsText(asNow.months)}.`,
      action: 'See when each debt ends',
      priority: 'low',
      href: '/liabilities',
      worth: value,
    }),
  ];
}

function subscriptions(financialData: FinancialData): Draft[] {
  const monthly = streamFacts(financialData).filter(
    ({ category, direction, cadence }) =>
      category === 'Subscriptions' && direction === 'out' && cadence === 'monthly',
  );
  if (monthly.length < LEAST_SUBSCRIPTIONS) return [];
  const value = sum(monthly.map(({ amount }) => amount.value));
  const query = {
    of: 'transactions',
    kind: 'spending',
    category: 'Subscriptions',
    merchants: monthly.map(({ merchant }) => merchant),
  } as const;
  const total: MoneyFact = {
    id: 'subscriptions',
    unit: 'cents',
    value,
    label: 'Subscriptions a month',
    category: 'Subscriptions',
    query,
  };
  const count: NumberFact = {
    ...total,
    id: 'subscription_count',
    unit: 'count',
    value: monthly.length,
    label: 'Subscriptions',
  };
  return [
    draft({
      rule: 'subscriptions',
      title: 'Your subscriptions add up',
      message: say`${count} of them come to ${total} a month.`,
      action: 'Cancel what you do not use',
      priority: 'low',
      href: '/spending',
      worth: value,
    }),
  ];
}

export function planDrafts(financialData: FinancialData): Draft[] {
  return [...debtFreeSooner(financialData), ...subscriptions(financialData)];
}
