import { cents } from '../../money';
import type { UpcomingPayment } from '../recurring/upcoming';
import type { Occurrence } from './occurrences';
import { matchesPayment } from './own-items';

/** A user's own item replaces an expected payment, so that both count once (P3-B1-7). */
export const isReplacedByOwnItem = (
  { stream, date, amount }: UpcomingPayment,
  own: readonly Occurrence[],
): boolean =>
  own.some((one) =>
    matchesPayment(one, {
      name: stream.merchant,
      amount: cents(stream.direction === 'in' ? amount : -amount),
      date,
      accountId: stream.accountId,
    }),
  );
