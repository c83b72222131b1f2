import { type IsoDate, isOwnTransfer, recurringStreams } from '@halyard/shared-contracts/finance';
import { perData } from '../per-data';

/** A deposit that is much smaller than the largest one, such as interest, is not a payday. */
const PAYDAY_SHARE = 0.25;

/** The day on which the next regular deposit is expected; null without one. */
export const nextPayday = perData(({ transactions, today }): IsoDate | null => {
  const deposits = recurringStreams(transactions, today).filter(
    (stream) => stream.direction === 'in' && !isOwnTransfer(stream),
  );
  const largest = Math.max(...deposits.map(({ typicalAmount }) => Math.abs(typicalAmount)));
  const days = deposits
    .filter(({ typicalAmount }) => Math.abs(typicalAmount) >= largest * PAYDAY_SHARE)
    .map(({ nextDate }) => nextDate)
    .toSorted();
  return days[0] ?? null;
});
