import { abs } from '@halyard/shared-contracts/money';
import { say } from '../../fact/figured-text';
import { shownMerchant } from '../../privacy/merchant-text';
import { hasDay, lastPeriod } from '../../understand/time/periods';
import type { AnswerRequest } from '../answer-request';
import { date, money } from '../facts';
import { list, type Part, sentence } from '../parts';
import { inPeriod } from '../period/period-words';
import { forSubject } from '../subject';
import { rowsOf, streamsOf } from './recurring';

/** Names the last change of each price. The price has been the same since. */
function earlierPrices(request: AnswerRequest): Part[] {
  const changes = streamsOf(request).flatMap((stream) => {
    const ids = new Set<string>(stream.transactionIds);
    const paid = request.financialData.transactions.filter(({ id }) => ids.has(id));
    const changed = paid.findIndex(({ amount }) => amount !== paid[0]?.amount);
    const [before, first] = [paid[changed], paid[changed - 1]];
    if (!before || !first) return [];
    const rows = rowsOf(stream);
    return say`${shownMerchant(stream.merchant)} costs ${money('price', abs(first.amount), rows)} since ${date('since', first.date, rows)}. Before that it cost ${money('price before', abs(before.amount), rows)}.`;
  });
  if (changes.length > 0) return changes.map(sentence);
  return [sentence(say`No recurring payment${forSubject(request.subject)} shows another price.`)];
}

/** Lists payments that cost more at the end of a period than before it. */
function risenIn(request: AnswerRequest): Part[] {
  const { from } = request.period;
  const lines = streamsOf(request).flatMap((stream) => {
    const ids = new Set<string>(stream.transactionIds);
    const paid = request.financialData.transactions.filter(({ id }) => ids.has(id));
    const ofPeriod = paid.filter((row) => hasDay(request.period, row.date));
    const last = ofPeriod[0];
    const before = paid.find(({ date: day }) => from !== null && day < from) ?? ofPeriod.at(-1);
    if (!last || !before || abs(last.amount) <= abs(before.amount)) return [];
    const rows = rowsOf(stream);
    return say`${shownMerchant(stream.merchant)}: from ${money('price before', abs(before.amount), rows)} to ${money('price', abs(last.amount), rows)}`;
  });
  const when = inPeriod(request.period);
  if (lines.length === 0)
    return [sentence(say`No recurring payment${forSubject(request.subject)} rose ${when}.`)];
  return [sentence(say`These recurring payments rose ${when}:`), list(lines)];
}

export function priceIncreases(request: AnswerRequest): Part[] {
  if (request.query.period !== null) return risenIn(request);
  const risen = streamsOf(request).flatMap((stream) =>
    stream.priceRise ? [{ stream, ...stream.priceRise }] : [],
  );
  if (risen.length === 0 && request.subject.label !== '') return earlierPrices(request);
  if (risen.length === 0)
    return risenIn({ ...request, period: lastPeriod(request.calendar, 'month', 12) });
  const lines = risen.map(({ stream, from, to }) => {
    const rows = rowsOf(stream);
    return say`${shownMerchant(stream.merchant)}: from ${money('old price', from, rows)} to ${money('new price', to, rows)}`;
  });
  return [sentence(say`These recurring payments cost more than before:`), list(lines)];
}
