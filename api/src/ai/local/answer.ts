import type { Household } from '@halyard/shared-contracts/finance';
import { debtOrInvest, saveMore, SET_UP } from './answers-advice';
import { accountSummary, balanceOf, netWorthNow } from './answers-balances';
import { largest, patterns, spendingOf, spendingOverview } from './answers-spending';
import { mentionedCategory, mentionedHolding, mentionedMonth } from './mentions';

type Answer = (household: Household, message: string) => string | null;

const when =
  (pattern: RegExp, answer: Answer): Answer =>
  (household, message) =>
    pattern.test(message) ? answer(household, message) : null;

const balance: Answer = (household, message) => {
  const held = mentionedHolding(message, household);
  return held ? balanceOf(held) : accountSummary(household);
};

const spending: Answer = (household, message) => {
  const month = mentionedMonth(message, household);
  const category = mentionedCategory(message);
  return category ? spendingOf(household, category, month) : spendingOverview(household, month);
};

const CAN =
  'I can answer from your figures: how much you spent in a month or on a category, your largest payments, your balances and net worth, your transaction patterns, where you could save, and debt against investing.';

/** In this order: the first that understands the message answers it. */
const ANSWERS: readonly Answer[] = [
  when(/\bset\s?up\b.*\bai\b|\bai\b.*\bset\s?up\b/i, () => SET_UP),
  when(/\bpay (off|down)\b.*\binvest|\bdebts?\b.*\binvest|\binvest\b.*\bdebt/i, debtOrInvest),
  when(/\bsave\b.*\b(more|money)\b|\bsav(e|ing) more\b|\bcut (back|down)\b/i, saveMore),
  when(/\bpatterns?\b|\brecurring\b|\bsubscriptions? do i\b/i, patterns),
  when(/\bnet worth\b/i, netWorthNow),
  when(/\b(account|accounts) summary\b|\bmy accounts\b/i, accountSummary),
  when(/\b(largest|biggest|most expensive)\b/i, (household, message) =>
    largest(household, mentionedMonth(message, household)),
  ),
  when(/\bbalances?\b|\bhow much (money )?(is|do i have|do i owe)\b/i, balance),
  when(/\bspen[dt]|\bspending\b|\bcost\b|\bpaid\b/i, spending),
];

/** Answers from the person's own figures by fixed rules, or says what it can answer. Never guesses. */
export function localAnswer(household: Household, message: string): string {
  for (const answer of ANSWERS) {
    const text = answer(household, message);
    if (text !== null) {
      return household.source === 'sample' && text !== SET_UP
        ? `With the sample data: ${text}`
        : text;
    }
  }
  return CAN;
}
