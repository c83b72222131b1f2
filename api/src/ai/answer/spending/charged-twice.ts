import { type DoubleCharge, doubleCharges } from '@halyard/shared-contracts/finance';
import { abs } from '@halyard/shared-contracts/money';
import { type FiguredText, say } from '../../fact/figured-text';
import { shownMerchant } from '../../privacy/merchant-text';
import { EVER, hasDay, lastPeriod, type Period } from '../../understand/time/periods';
import { type AnswerRequest, rowsIn } from '../answer-request';
import { date, money, number } from '../facts';
import { list, type Part, sentence } from '../parts';
import { inKnown } from '../period/known-time';
import { onSubject } from '../subject';

const MOST = 8;
const LOOKED_BACK_DAYS = 90;

function line([later, earlier]: DoubleCharge): FiguredText {
  const rows = { of: 'transactions', ids: [later.id, earlier.id] } as const;
  const [first, second] = [date('first', earlier.date, rows), date('second', later.date, rows)];
  const amount = money('amount', abs(later.amount), rows);
  const merchant = shownMerchant(later.merchant);
  return later.date === earlier.date
    ? say`${merchant}: ${amount} twice on ${first}`
    : say`${merchant}: ${amount} on ${first} and on ${second}`;
}

const RULE = say`This looks for two payments of one amount to one merchant within a day, without a third within two weeks and without a refund.`;
const DOUBT = say`Two visits can cost the same, so compare them with your receipts.`;

const period = ({ calendar, query, period: request }: AnswerRequest): Period =>
  query.period === null ? lastPeriod(calendar, 'day', LOOKED_BACK_DAYS) : request;

/** Returns nothing if no payment seems charged twice. */
export function possibleDoubleCharges(request: AnswerRequest): Part[] {
  const searched = period(request);
  const pairs = doubleCharges(rowsIn(request, 'spending', EVER).rows);
  const found = pairs.filter(([later]) => hasDay(searched, later.date));
  if (found.length === 0) return [];
  const ids = found.flatMap((pair) => pair.map(({ id }) => id));
  const count = number('payments', 'count', found.length, { of: 'transactions', ids });
  const where = `${onSubject(request.subject)} ${inKnown(request, searched)}`;
  return [
    sentence(
      found.length === 1
        ? say`One payment${where} may have been charged twice:`
        : say`${count} payments${where} may have been charged twice:`,
    ),
    list(found.slice(0, MOST).map(line)),
    sentence(DOUBT),
  ];
}

/** A question without a time is about the last three months. */
export function chargedTwice(request: AnswerRequest): Part[] {
  const found = possibleDoubleCharges(request);
  if (found.length > 0) return found;
  const where = `${onSubject(request.subject)} ${inKnown(request, period(request))}`;
  return [sentence(say`No payment${where} looks as if it was charged twice.`), sentence(RULE)];
}
