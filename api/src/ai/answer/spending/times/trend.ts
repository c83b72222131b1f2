import {
  addMonths,
  firstDay,
  type IsoMonth,
  lastDay,
  lastFullMonth,
  monthOf,
  tenths,
} from '@halyard/shared-contracts/finance';
import { abs, divide, formatUsd, percentOf, subtract } from '@halyard/shared-contracts/money';
import { say } from '../../../fact/figured-text';
import { wordsOf } from '../../../understand/tokens';
import { type AnswerRequest, rowsIn } from '../../answer-request';
import { money } from '../../facts';
import { type Part, sentence } from '../../parts';
import { periodName } from '../../period/period-words';
import { onSubject } from '../../subject';
import { type Kind, TOTALS } from '../split';
import { isWhole } from './whole-times';

const ASKS =
  /\b(?:up or down|down or up|trend(?:ing|s|ed)?|creeping|climbing|rising|risen|(?:going|gone|go|goes|went|heading|headed) (?:up|down|uphill|downhill|south)|getting (?:worse|better|higher|lower|bigger|smaller|out of hand)|increas(?:ing|ed)|decreas(?:ing|ed)|declining|growing|shrinking|falling|dropping|sliding|worse|downhill|improving|worsening|more and more|less and less|higher or lower|lower or higher|on the rise|than (?:i|we) used to|than before|than in the past|than earlier)\b/;

const MOST_MONTHS = 3;
/** A smaller change in percent is no direction. */
const HARDLY = 2;

interface Side {
  readonly period: {
    readonly from: ReturnType<typeof firstDay>;
    readonly to: ReturnType<typeof lastDay>;
  };
  readonly amount: ReturnType<typeof money>;
}

/** Returns the whole months of the time in their order. */
function wholeMonths(request: AnswerRequest): IsoMonth[] {
  const { period, calendar, financialData } = request;
  const first = financialData.transactions.at(-1)?.date;
  if (first === undefined) return [];
  const from = period.from === null || period.from < first ? monthOf(first) : monthOf(period.from);
  const last = lastFullMonth(calendar.month, calendar.today);
  const months: IsoMonth[] = [];
  for (let month = from; month <= last; month = addMonths(month, 1))
    if (isWhole(request, 'month', month)) months.push(month);
  return months;
}

function side(request: AnswerRequest, kind: Kind, months: readonly IsoMonth[]): Side {
  const period = { from: firstDay(months[0]!), to: lastDay(months.at(-1)!) };
  const { rows, query } = rowsIn(request, kind, period);
  const value = divide(TOTALS[kind](rows), months.length);
  return { period, amount: money('average of a month', value, query) };
}

const time = ({ period }: Side): string => {
  const name = periodName(period);
  return name.includes(' to ') ? `from ${name}` : `in ${name}`;
};

/** Says whether a sum of each month went up or down: the last whole months against those before them. */
export function trend(question: string, request: AnswerRequest): Part[] {
  const { measure, split, order, compare, rank } = request.query;
  const isPlain = split === 'month' && order === null && rank === null && compare === null;
  const isSum = measure === 'spending' || measure === 'income';
  if (!isPlain || !isSum || !ASKS.test(wordsOf(question).join(' '))) return [];
  const months = wholeMonths(request);
  const count = Math.min(MOST_MONTHS, Math.floor(months.length / 2));
  if (count === 0) return [];
  const kind = measure === 'income' ? 'income' : 'spending';
  const now = side(request, kind, months.slice(-count));
  const before = side(request, kind, months.slice(-2 * count, -count));
  const change = subtract(now.amount.value, before.amount.value);
  const percent = before.amount.value > 0 ? percentOf(abs(change), before.amount.value) : null;
  const what = `Your ${kind}${onSubject(request.subject).replace(/^ (?:at|on) /, kind === 'income' ? ' from ' : '$&')}`;
  const each = count === 1 ? '' : ' a month';
  const sides = say`it was ${before.amount}${each} ${time(before)} and ${now.amount}${each} ${time(now)}`;
  if (percent !== null && percent < HARDLY)
    return [sentence(say`${what} hardly changed: ${sides}.`)];
  const way = change > 0 ? 'went up' : 'went down';
  const more = `${formatUsd(abs(change))}${percent === null ? '' : ` (${tenths(percent)}%)`} ${change > 0 ? 'more' : 'less'}`;
  return [sentence(say`${what} ${way}: ${sides}, which is ${more}.`)];
}
