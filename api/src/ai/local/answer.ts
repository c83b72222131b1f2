import { addMonths, type FinancialData } from '@halyard/shared-contracts/finance';
import { type Said, say } from '../fact/said';
import { affordable, debtOrInvest, saveMore, SET_UP } from './answers-advice';
import { accountSummary, balanceOf, netWorthNow } from './answers-balances';
import { comparison } from './answers-comparison';
import {
  largest,
  patterns,
  spendingCalled,
  spendingOf,
  spendingOverview,
} from './answers-spending';
import {
  mentionedAmount,
  mentionedCategory,
  mentionedHolding,
  mentionedMonth,
  mentionedMonths,
  mentionedName,
} from './mentions';

type Answer = (financialData: FinancialData, message: string) => Said | null;

const when =
  (pattern: Pick<RegExp, 'test'>, answer: Answer): Answer =>
  (financialData, message) =>
    pattern.test(message) ? answer(financialData, message) : null;

const balance: Answer = (financialData, message) => {
  const held = mentionedHolding(message, financialData);
  return held ? balanceOf(held) : accountSummary(financialData);
};

const spending: Answer = (financialData, message) => {
  const month = mentionedMonth(message, financialData);
  const category = mentionedCategory(message);
  if (category) return spendingOf(financialData, category, month);
  const name = mentionedName(message);
  return name === null
    ? spendingOverview(financialData, month)
    : spendingCalled(financialData, name, month);
};

/** Two months that are named; one named month, or none, goes against the month before it. */
const compared: Answer = (financialData, message) => {
  const [first, second] = mentionedMonths(message, financialData);
  const month = first ?? mentionedMonth('', financialData);
  return comparison(
    financialData,
    [second ?? addMonths(month, -1), month],
    mentionedCategory(message),
  );
};

const afford: Answer = (financialData, message) => {
  const amount = mentionedAmount(message);
  return amount === null
    ? say`How much is it? Ask me again with the amount.`
    : affordable(financialData, amount);
};

const CAN =
  'I can answer from your figures: how much you spent in a month or on a category, how two months compare, your largest payments, your balances and net worth, your transaction patterns, whether an amount fits, where you could save, and debt against investing.';

/** True for 'save' before 'more' or 'money', and for the other ways to ask for it. */
function asksToSave(message: string): boolean {
  const [, ...afterSave] = message.split(/\bsave\b/i);
  return (
    /\b(?:more|money)\b/i.test(afterSave.join(' ')) ||
    /\bsaving more\b|\bcut (?:back|down)\b/i.test(message)
  );
}

/** In this order: the first that understands the message answers it. */
const ANSWERS: readonly Answer[] = [
  when(/^(?=.*\bset\s?up\b).*\bai\b/is, () => say`${SET_UP}`),
  when(/^(?=.*\b(?:pay (?:off|down)|debts?)\b).*\binvest/is, debtOrInvest),
  when(/\bafford\b/i, afford),
  when(/\bcompare|\bversus\b|\bvs\b|\bcompared (to|with)\b/i, compared),
  when({ test: asksToSave }, saveMore),
  when(/\bpatterns?\b|\brecurring\b|\bsubscriptions? do i\b/i, patterns),
  when(/\bnet worth\b/i, netWorthNow),
  when(/\b(account|accounts) summary\b|\bmy accounts\b/i, accountSummary),
  when(/\b(largest|biggest|most expensive)\b/i, (financialData, message) =>
    largest(financialData, mentionedMonth(message, financialData)),
  ),
  when(/\bbalances?\b|\bhow much (money )?(is|do i have|do i owe)\b/i, balance),
  when(/\bspen[dt]|\bspending\b|\bcost\b|\bpaid\b/i, spending),
];

/** What rules say to a message, and whether they understood it. */
export interface LocalAnswer {
  readonly said: Said;
  readonly understood: boolean;
}

/** Answers from the user's own figures by fixed rules, or says what it can answer. It never guesses. */
export function localAnswer(financialData: FinancialData, message: string): LocalAnswer {
  for (const answer of ANSWERS) {
    const said = answer(financialData, message);
    if (said === null) continue;
    const isSample = financialData.source === 'sample' && said.text !== SET_UP;
    return { said: isSample ? say`With the sample data: ${said}` : said, understood: true };
  }
  return { said: say`${CAN}`, understood: false };
}
