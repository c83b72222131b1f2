import {
  type FinancialData,
  type IsoDate,
  isOwnTransfer,
  PAYDAY_SHARE,
  recurringStreams,
  upcoming,
} from '@halyard/shared-contracts/finance';
import { perData } from '../per-data';
import { wordsOf } from './tokens';

const paydays = perData(({ transactions, today }) => {
  const deposits = recurringStreams(transactions, today).filter(
    (stream) => stream.direction === 'in' && !isOwnTransfer(stream),
  );
  const largest = Math.max(...deposits.map(({ typicalAmount }) => Math.abs(typicalAmount)));
  return deposits.filter(({ typicalAmount }) => Math.abs(typicalAmount) >= largest * PAYDAY_SHARE);
});

/** A yearly deposit is the rarest one. */
const DAYS_AHEAD = 366;

/** Pay that is late does not count, because its day has passed. */
const soonest = (deposits: ReturnType<typeof paydays>, today: IsoDate): IsoDate | null =>
  upcoming(deposits, today, DAYS_AHEAD)[0]?.date ?? null;

export const nextPayday = (financialData: FinancialData): IsoDate | null =>
  soonest(paydays(financialData), financialData.today);

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
    financialData.today,
  );
