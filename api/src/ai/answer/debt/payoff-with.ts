import {
  debtsToPayOff,
  monthLabel,
  payoffMonth,
  payoffPlan,
  plannableDebts,
} from '@halyard/shared-contracts/finance';
import { type Cents, cents, formatUsd, subtract, sum, ZERO } from '@halyard/shared-contracts/money';
import { isAtMinimum } from '../../fact/debt-facts';
import { monthsText } from '../../fact/months-text';
import { say } from '../../fact/figured-text';
import type { AnswerRequest } from '../answer-request';
import { money, number, screen } from '../facts';
import { type Part, sentence } from '../parts';

const SCREEN = screen('/liabilities');

function requestedDebts({ financialData, subject }: AnswerRequest) {
  const named = new Set(subject.holdings.map(({ id }) => id));
  const open = debtsToPayOff(financialData).filter(({ id }) => named.size === 0 || named.has(id));
  return plannableDebts(open);
}

/** The amount is the whole payment of a month, and not an addition to the present one. */
export function payoffWith(request: AnswerRequest): Part[] {
  const { financialData, query, subject } = request;
  const { debts, incomplete } = requestedDebts(request);
  const what = subject.label === '' ? 'your debts' : subject.label;
  if (query.amount === null || debts.length === 0 || incomplete.length > 0)
    return [sentence(say`The rate or the payment of ${what} is not known, or nothing is owed.`)];
  const whole: Cents = cents(query.amount);
  const present = sum(debts.map(({ payment }) => payment));
  if (debts.length > 1 && whole < present)
    return [
      sentence(
        say`${formatUsd(whole)} a month is less than the present payments of ${what}, ${money('payments', present, SCREEN)} in all.`,
      ),
    ];
  const paid = financialData.liabilities.filter(({ id }) => debts.some((debt) => debt.id === id));
  const isLeast = paid.every(isAtMinimum);
  const [only] = debts.length === 1 ? debts : [];
  const plan = payoffPlan(only ? [{ ...only, payment: whole }] : debts, {
    strategy: 'avalanche',
    extra: only ? ZERO : subtract(whole, present),
    start: payoffMonth(financialData.today, 1),
  });
  if (plan === 'never')
    return [sentence(say`With ${formatUsd(whole)} a month, ${what} would never be paid off.`)];
  const month = monthLabel(payoffMonth(financialData.today, plan.months));
  const long = monthsText(number('months', 'months', plan.months, SCREEN));
  const interest = money('interest', plan.interest, SCREEN);
  return [
    sentence(
      say`With ${formatUsd(whole)} a month in all, you pay off ${what} in ${month}, after ${long}, with ${interest} of interest.`,
    ),
    sentence(
      say`The ${isLeast ? 'minimum' : 'present'} payments are ${money('payments', present, SCREEN)} a month${only === undefined ? ', and what is above them goes to the highest rate first' : ''}.`,
    ),
  ];
}
