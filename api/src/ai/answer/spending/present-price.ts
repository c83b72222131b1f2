import type { RecurringStream, Transaction } from '@halyard/shared-contracts/finance';
import { abs } from '@halyard/shared-contracts/money';
import { say } from '../../fact/figured-text';
import { shownMerchant } from '../../privacy/merchant-text';
import type { Period } from '../../understand/time/periods';
import { type AnswerRequest, byId } from '../answer-request';
import { date, money } from '../facts';
import { type Part, sentence } from '../parts';
import { streamsOf } from '../recurring/recurring';

interface Price {
  readonly merchant: string;
  readonly cadence: RecurringStream['cadence'];
  /** The first payment of the present price, and the last one of the price before. */
  readonly first: Transaction;
  readonly before: Transaction;
}

/** A bill that differs each time has no price, so the present one and the one before were both paid twice. */
function changeOf(stream: RecurringStream, transactions: readonly Transaction[]): Price | null {
  const ids = new Set<string>(stream.transactionIds);
  const [latest, ...paid] = transactions.filter(({ id }) => ids.has(id));
  const at = paid.findIndex(({ amount }) => amount !== latest?.amount);
  const [first, before, earlier] = [paid[at - 1], paid[at], paid[at + 1]];
  if (!first || !before || before.amount !== earlier?.amount) return null;
  return { merchant: stream.merchant, cadence: stream.cadence, first, before };
}

/** An average from before a new price is no price of today. */
export function presentPrices(request: AnswerRequest, { from }: Period): Part[] {
  const { subject, financialData } = request;
  if (subject.categories.length + subject.merchants.length === 0) return [];
  return streamsOf(request).flatMap((stream) => {
    const found = changeOf(stream, financialData.transactions);
    if (!found || (from !== null && found.first.date <= from)) return [];
    const { query } = byId([found.first]);
    const price = money('price', abs(found.first.amount), query);
    const before = money('price before', abs(found.before.amount), byId([found.before]).query);
    const since = date('since', found.first.date, query);
    return [
      sentence(
        say`${shownMerchant(found.merchant)} has cost ${price} ${found.cadence} since ${since}, and ${before} before that.`,
      ),
    ];
  });
}
