import { daysBetween, isSetAside, type Transaction } from '@halyard/shared-contracts/finance';
import { abs, sum } from '@halyard/shared-contracts/money';
import { factHref } from '../../fact/fact-href';
import { say } from '../../fact/figured-text';
import { shownMerchant } from '../../privacy/merchant-text';
import { type AnswerRequest, byId, rowsIn, uncountedIn } from '../answer-request';
import { date, money } from '../facts';
import { link, list, type Part, sentence } from '../parts';
import { inKnown } from '../period/known-time';
import { FIRST_OF, ordered } from '../spending/rows';
import { times } from '../spending/spending';
import { onSubject } from '../subject';

const NEWEST = 8;
const NEAR_DAYS = 5;

/** A transfer between two known accounts has a row in each, and one of them is enough. */
const isOtherSide = (row: Transaction, out: readonly Transaction[]): boolean =>
  out.some(
    (other) =>
      other.amount === -row.amount &&
      other.accountId !== row.accountId &&
      Math.abs(daysBetween(other.date, row.date)) <= NEAR_DAYS,
  );

function movesIn(request: AnswerRequest): Transaction[] {
  const { period } = request;
  const saved = rowsIn(request, 'spending', period).rows.filter(isSetAside);
  const all = [...uncountedIn(request, period).rows, ...saved];
  const out = all.filter(({ amount }) => amount < 0);
  return [...out, ...all.filter((row) => row.amount > 0 && !isOtherSide(row, out))].toSorted(
    (a, b) => (a.date < b.date ? 1 : Number(a.date > b.date) * -1),
  );
}

/** Lists payments of cards and what went to own savings and accounts. */
export function transfers(request: AnswerRequest): Part[] {
  const { order, top } = request.query;
  const rows = movesIn(request);
  const { query } = byId(rows);
  const where = `${onSubject(request.subject)} ${inKnown(request, request.period)}`;
  if (rows.length === 0)
    return [sentence(say`No transfer between your own accounts shows${where}.`)];
  const shown = ordered(rows, order).slice(0, top ?? NEWEST);
  const total = money('transferred', sum(rows.map(({ amount }) => abs(amount))), query);
  const which = shown.length < rows.length ? ` The ${FIRST_OF[order ?? 'newest']}:` : '';
  return [
    sentence(
      say`You made ${times(rows.length, 'transfer', query)}${where}, ${total} in all.${which}`,
    ),
    list(
      shown.map(({ id, merchant, amount, date: day }) => {
        const row = { of: 'transactions', ids: [id] } as const;
        const year =
          day.slice(0, 4) === request.financialData.today.slice(0, 4) ? '' : `, ${day.slice(0, 4)}`;
        return say`${shownMerchant(merchant)}: ${money('amount', abs(amount), row)} on ${date('date', day, row)}${year}`;
      }),
    ),
    sentence(
      say`This counts payments of your cards and what went to your own savings, investments, and accounts.`,
    ),
    link('Open these transactions', factHref(query)),
  ];
}
