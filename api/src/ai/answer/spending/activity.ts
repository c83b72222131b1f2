import { isSetAside, type Transaction } from '@halyard/shared-contracts/finance';
import { abs } from '@halyard/shared-contracts/money';
import { MOST_ROWS } from '@halyard/shared-contracts/wire';
import { factHref } from '../../fact/fact-href';
import { type FiguredText, say } from '../../fact/figured-text';
import { shownMerchant } from '../../privacy/merchant-text';
import { EVER, type Period } from '../../understand/time/periods';
import { type AnswerRequest, rowsIn, uncountedIn } from '../answer-request';
import { date, money } from '../facts';
import { link, list, type Part, sentence } from '../parts';
import { inKnown } from '../period/known-time';
import { onSubject } from '../subject';
import { FIRST_OF, ordered } from './rows';
import { times } from './spending';

function line({ id, merchant, amount, date: day }: Transaction): FiguredText {
  const row = { of: 'transactions', ids: [id] } as const;
  const how = amount > 0 ? 'received' : 'paid';
  return say`${shownMerchant(merchant)}: ${money('amount', abs(amount), row)} ${how} on ${date('date', day, row)}`;
}

/** Lists what came in and what went out, newest first, unlike a list of payments. */
export function activity(request: AnswerRequest): Part[] {
  const { top, size, period: asksTime } = request.query;
  const isOfAllTime = asksTime === null && (top !== null || size !== null);
  const period = isOfAllTime ? EVER : request.period;
  const { rows, query } = rowsIn(request, 'any', period);
  const where = `${onSubject(request.subject)} ${inKnown(request, period)}`;
  if (rows.length === 0) return [sentence(say`There is no transaction${where}.`)];
  const { order } = request.query;
  const shown = ordered(rows, order).slice(0, top ?? MOST_ROWS);
  const which = FIRST_OF[order ?? 'newest'];
  const counted = times(rows.length, 'transaction', query);
  const first =
    top === null
      ? say`There ${rows.length === 1 ? 'is' : 'are'} ${counted}${where}.${shown.length < rows.length ? ` The ${which}:` : ''}`
      : say`These are the ${which} transactions${where}, with money in and out:`;
  return [
    sentence(first),
    list(shown.map(line)),
    ...leftOut(request, period),
    link('Open these transactions', factHref(query)),
  ];
}

/** Payments of cards and moves between own accounts are in no sum, so this list has none of them. */
function leftOut(request: AnswerRequest, period: Period): Part[] {
  if (request.subject.categories.length + request.subject.merchants.length > 0) return [];
  const { rows, query } = uncountedIn(request, period);
  if (rows.length === 0) return [];
  const hasSaved = rowsIn(request, 'any', period).rows.some(isSetAside);
  const [first, other] = hasSaved
    ? ['What you put into savings is in this list. ', 'other ']
    : ['', ''];
  return [
    sentence(
      say`${first}Payments of cards and ${other}transfers between your accounts are left out: ${times(rows.length, 'transaction', query)}.`,
    ),
  ];
}
