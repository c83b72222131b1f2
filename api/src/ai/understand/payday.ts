import {
  type FinancialData,
  type IsoDate,
  isOwnTransfer,
  recurringStreams,
} from '@halyard/shared-contracts/finance';
import { perData } from '../per-data';
import { wordsOf } from './tokens';

/** A deposit that is much smaller than the largest one, such as interest, is not a payday. */
const PAYDAY_SHARE = 0.25;

/** The regular deposits that are large enough to be pay. */
const paydays = perData(({ transactions, today }) => {
  const deposits = recurringStreams(transactions, today).filter(
    (stream) => stream.direction === 'in' && !isOwnTransfer(stream),
  );
  const largest = Math.max(...deposits.map(({ typicalAmount }) => Math.abs(typicalAmount)));
  return deposits.filter(({ typicalAmount }) => Math.abs(typicalAmount) >= largest * PAYDAY_SHARE);
});

const soonest = (deposits: ReturnType<typeof paydays>): IsoDate | null =>
  deposits.map(({ nextDate }) => nextDate).toSorted()[0] ?? null;

/** The day on which the next regular deposit is expected; null without one. */
export const nextPayday = (financialData: FinancialData): IsoDate | null =>
  soonest(paydays(financialData));

/** The day on which a regular deposit came last; null without one. */
export const lastPayday = (financialData: FinancialData): IsoDate | null =>
  paydays(financialData)
    .map(({ lastDate }) => lastDate)
    .toSorted()
    .at(-1) ?? null;

/** The day on which a regular deposit is expected that whole words name, such as 'social security'; null for none. */
export const nextDeposit = (named: string, financialData: FinancialData): IsoDate | null =>
  soonest(
    paydays(financialData).filter(({ merchant, category }) =>
      [merchant, category].some((name) => ` ${wordsOf(name).join(' ')} `.includes(` ${named} `)),
    ),
  );
