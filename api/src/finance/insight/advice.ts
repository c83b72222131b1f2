import {
  cardUseSentence,
  countWords,
  debtPaymentsSentence,
  monthLabel,
  savingsRateSentence,
  shownSavingsRate,
  spokenDay,
  tenths,
} from '@halyard/shared-contracts/finance';
import { formatUsd, percentOf, subtract } from '@halyard/shared-contracts/money';
import { type AiInsight, transactionsAddress } from '@halyard/shared-contracts/wire';
import type { Finding } from './finding';

type Of<Rule extends Finding['rule']> = Extract<Finding, { readonly rule: Rule }>;
type Words = { readonly [Rule in Finding['rule']]: (finding: Of<Rule>) => AiInsight };

const percent = (value: number): string => `${tenths(value)}%`;

const savingsTitle = (rate: number): string =>
  rate < 0 ? `You spend ${-rate}% more than your income` : `You keep ${rate}% of your income`;

const coverWords = (months: number | null): string =>
  months === null ? '' : `, ${countWords(months, 'month')} of your spending,`;

const SAVINGS: Record<Of<'savings_rate'>['level'], Pick<AiInsight, 'action' | 'priority'>> = {
  excellent: { action: 'Put the surplus to work', priority: 'low' },
  okay: { action: 'Look for one more cut', priority: 'low' },
  low: { action: 'See where the money goes', priority: 'high' },
};

const WORDS: Words = {
  over_budget: ({ category, month, spent, assigned }) => ({
    title: `${category} is over budget`,
    message: `You spent ${formatUsd(spent)} of the ${formatUsd(assigned)} budgeted for ${monthLabel(month)}, ${formatUsd(subtract(spent, assigned))} too much.`,
    action: 'Review your budget',
    priority: 'high',
    href: '/budget',
  }),
  nearly_spent: ({ category, month, spent, assigned }) => ({
    title: `${category} is nearly spent`,
    message: `You spent ${formatUsd(spent)} of the ${formatUsd(assigned)} budgeted for ${monthLabel(month)}.`,
    action: 'Review your budget',
    priority: 'medium',
    href: '/budget',
  }),
  spending_spike: ({ category, month, spent, usual }) => ({
    title: `${category} costs more than usual`,
    message: `${formatUsd(spent)} in ${monthLabel(month)}, against ${formatUsd(usual)} in a usual month.`,
    action: 'Look at the transactions',
    priority: 'medium',
    href: '/spending',
  }),
  savings_rate: ({ percent: rate, level, months }) => ({
    title: savingsTitle(shownSavingsRate(rate)),
    message: savingsRateSentence({ percent: rate, level, months }),
    ...SAVINGS[level],
    href: '/cashflow',
  }),
  debt_payments: (finding) => ({
    title: 'Debt payments take a large share of your income',
    message: debtPaymentsSentence(finding),
    action: 'Plan your payments',
    priority: 'high',
    href: '/liabilities',
  }),
  emergency_fund: ({ saved, target, targetMonths, extraPerMonth }) => ({
    title: 'Build your emergency fund',
    message: `You have ${formatUsd(saved)} saved for emergencies. Aim for ${formatUsd(target, { decimals: 0 })}${coverWords(targetMonths)} by setting aside ${formatUsd(extraPerMonth, { decimals: 0 })} more a month.`,
    action: 'See your wealth plan',
    priority: 'medium',
    href: '/wealth-plan',
  }),
  highest_rate: ({ debt, aprPercent }) => ({
    title: `Pay ${debt} first`,
    message: `At ${aprPercent}% a year it costs the most of your debts. Anything extra saves the most there.`,
    action: 'Compare your debts',
    priority: 'medium',
    href: '/liabilities',
  }),
  card_use: ({ card, balance, limit }) => ({
    title: `${card} is used to ${percent(percentOf(balance, limit))}`,
    message: cardUseSentence({ balance, limit }),
    action: 'Plan your payments',
    priority: 'medium',
    href: '/liabilities',
  }),
  price_rise: ({ merchant, from, to }) => ({
    title: `${merchant} costs more`,
    message: `It went from ${formatUsd(from)} to ${formatUsd(to)}.`,
    action: 'Look at the transactions',
    priority: 'medium',
    href: transactionsAddress({ merchants: [merchant] }),
  }),
  missed_deposit: ({ merchant, expected }) => ({
    title: `${merchant} has not arrived`,
    message: `It was expected around ${spokenDay(expected)}.`,
    action: 'Look at the transactions',
    priority: 'high',
    href: transactionsAddress({ merchants: [merchant] }),
  }),
  low_cash: ({ date, cash }) => ({
    title: 'Cash may run low',
    message: `If only your recurring payments and deposits happen, checking and savings together stand at ${formatUsd(cash)} on ${spokenDay(date)}.`,
    action: 'Look at your cash flow',
    priority: 'high',
    href: '/cashflow',
  }),
};

/** Every figure is from the finding. */
export function advice<Rule extends Finding['rule']>(
  finding: Of<Rule> & { rule: Rule },
): AiInsight {
  return WORDS[finding.rule](finding);
}
