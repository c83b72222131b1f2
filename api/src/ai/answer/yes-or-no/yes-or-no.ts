import { isRefund, totalIncome, totalSpending } from '@halyard/shared-contracts/finance';
import { say } from '../../fact/figured-text';
import { withoutThousands } from '../../understand/amounts';
import { wordsOf } from '../../understand/tokens';
import { ONE_PERSON } from '../../understand/words/one-person';
import { EVER } from '../../understand/time/periods';
import { type AnswerRequest, rowsIn } from '../answer-request';
import { type Part, sentence } from '../parts';
import { periodOf } from '../period/period-of';
import { reasonNotCompared } from '../spending/compared/compared-time';
import { sameDays } from '../spending/spending';
import type { Decides } from './decides';
import { isOverAmount } from './over-amount';
import { isOverBudget } from './over-budget';

const PAID =
  /^(?:have i (?:already )?(?:paid|been to|shopped at)|did i (?:already )?(?:pay|go to|shop at)) |^(?:has|did) .{1,60} (?:gone out|go out|been paid|come out|been charged)(?: this month| this week)?$/;
/** With these words, a payment alone is no answer. */
const ASKS_MORE =
  /\b(?:more|less|over|under|above|below|how|much|than|all|every|each|both|enough|off|twice|full|late|time|times|any|only|still|or|too|minimum|extra|back|and|without|ever|usual|usually|instead|toward|towards|down|with|from|part|half)\b|\d/;

const wasPaid: Decides = (text, request) => {
  const { query, period } = request;
  const [only, ...others] = query.subjects;
  const isOne = others.length === 0 && (only?.kind === 'category' || only?.kind === 'merchant');
  if (query.measure !== 'spending' || !isOne || !PAID.test(text) || ASKS_MORE.test(text))
    return null;
  // A name that was never paid may be paid by transfers, which are no spending.
  const payees = new Set(rowsIn(request, 'spending', EVER).rows.map(({ merchant }) => merchant));
  // One payment of a category with several payees does not say that each of them was paid.
  if (payees.size === 0 || (only?.kind === 'category' && payees.size > 1)) return null;
  if (totalSpending(rowsIn(request, 'spending', period).rows) > 0) return true;
  return query.period === null ? null : false;
};

const COMPARES =
  /^(?:am i|did i|do i|have i|is my|was my) (?:spend(?:ing)?|spent|earn(?:ing|ed)?|make|making|made) (more|less) (?:money )?(?:(?:on|at|for|in) .{1,60} )?than (?:i did |i spent |i made )?(?:in )?last (?:week|month|quarter|year)$/;

const isMoreThanBefore: Decides = (text, request) => {
  const { query, period } = request;
  const [, direction] = COMPARES.exec(text) ?? [];
  const isSum = query.measure === 'spending' || query.measure === 'income';
  if (direction === undefined || !isSum || query.compare?.with !== 'period') return null;
  const before = sameDays(request, periodOf(query.compare.period));
  const isLater = (before.from ?? '') < (period.from ?? '');
  if (!isLater || query.split !== null || reasonNotCompared(request, before).length > 0)
    return null;
  const kind = query.measure === 'income' ? 'income' : 'spending';
  const total = kind === 'income' ? totalIncome : totalSpending;
  const [now, then] = [period, before].map((time) => total(rowsIn(request, kind, time).rows));
  return direction === 'more' ? now! > then! : now! < then!;
};

const REFUNDED = /^(?:did|have) i (?:get|gotten|got|receive|received) (?:a|any) refunds? from /;

const wasRefunded: Decides = (text, request) =>
  request.query.measure === 'refunds' && REFUNDED.test(text)
    ? rowsIn(request, 'spending', request.period).rows.some(isRefund)
    : null;

type Holdings = AnswerRequest['subject']['holdings'];

/** Returns null if the balance is not known. */
function isOwed([debt]: Holdings, expected: boolean): boolean | null {
  const balance = debt?.balance ?? null;
  return balance === null ? null : balance > 0 === expected;
}

const IS_PAID_OFF = /^(?:is|are|have i paid) (?:my |the )?.{1,60} paid off$|^have i paid off /;

const isPaidOff: Decides = (text, { query, subject: { holdings } }) =>
  query.measure === 'debt_free' && holdings.length === 1 && IS_PAID_OFF.test(text)
    ? isOwed(holdings, false)
    : null;

const OWES = /^do i (?:still )?owe (?:anything|any money|money) (?:on|to) /;

const owes: Decides = (text, { query, subject: { holdings } }) =>
  query.measure === 'debt' && holdings.length === 1 && OWES.test(text)
    ? isOwed(holdings, true)
    : null;

const DECIDE: readonly Decides[] = [
  wasPaid,
  isMoreThanBefore,
  isOverBudget,
  isOverAmount,
  wasRefunded,
  isPaidOff,
  owes,
];

const POLITE =
  /^(?:(?:so|ok|okay|hey|hi|hello|please|can you tell me|could you tell me|tell me|do you know) )*(?:if (?=am|did|do|have|is|was))?/;
/** 'Yet' and 'already' change nothing in such a question. */
const SAYS_NOTHING = / (?:yet|already|right now|now|so far|please)\b/g;

/** Begins the answer to a question such as 'have I paid the mortgage' with yes or no. */
export function yesOrNo(question: string, request: AnswerRequest): Part[] {
  const text = wordsOf(withoutThousands(question))
    .map((word) => ONE_PERSON.get(word) ?? word)
    .join(' ')
    .replace(POLITE, '')
    .replaceAll(SAYS_NOTHING, '');
  const decided = DECIDE.map((decides) => decides(text, request)).find((each) => each !== null);
  return decided === undefined ? [] : [sentence(decided ? say`Yes.` : say`No.`)];
}
