import {
  type FinancialData,
  type IsoDate,
  isOwnTransfer,
  recurringStreams,
} from '@halyard/shared-contracts/finance';
import { perData } from '../per-data';
import { wordsOf } from './tokens';

/** A deposit that is much smaller than the largest one, such as interest, is not pay. */
const PAYDAY_SHARE = 0.25;

const paydays = perData(({ transactions, today }) => {
  const deposits = recurringStreams(transactions, today).filter(
    (stream) => stream.direction === 'in' && !isOwnTransfer(stream),
  );
  const largest = Math.max(...deposits.map(({ typicalAmount }) => Math.abs(typicalAmount)));
  return deposits.filter(({ typicalAmount }) => Math.abs(typicalAmount) >= largest * PAYDAY_SHARE);
});

const soonest = (deposits: ReturnType<typeof paydays>): IsoDate | null =>
  deposits.map(({ nextDate }) => nextDate).toSorted()[0] ?? null;

export const nextPayday = (financialData: FinancialData): IsoDate | null =>
  soonest(paydays(financialData));

export const lastPayday = (financialData: FinancialData): IsoDate | null =>
  paydays(financialData)
    .map(({ lastDate }) => lastDate)
    .toSorted()
    .at(-1) ?? null;

/** Returns the expected day of the deposit with this name, such as 'social security', or null. */
export const nextDeposit = (named: string, financialData: FinancialData): IsoDate | null =>
  soonest(
    paydays(financialData).filter(({ merchant, category }) =>
      [merchant, category].some((name) => ` ${wordsOf(name).join(' ')} `.includes(` ${named} `)),
    ),
  );
