import { type Cents, negate, sum } from '../../money';
import { addDays, type IsoDate } from '../civil-date';
import type { Transaction } from '../entities';
import { isIncome, isSpending } from '../movement/kind';
import { wholeId } from '../movement/part-id';
import { isNamedMerchant } from './merchant-name';

export interface MerchantYear {
  readonly direction: 'spent' | 'received';
  readonly total: Cents;
  readonly count: number;
}

const DAYS = 365;

/** Sums what moved between the user and a merchant in the 365 days up to today, with refunds subtracted. */
export function merchantYear(
  transactions: readonly Transaction[],
  merchant: string,
  today: IsoDate,
): MerchantYear {
  const isNamed = isNamedMerchant(merchant);
  const first = addDays(today, 1 - DAYS);
  const rows = transactions.filter(
    (row) =>
      row.date >= first && row.date <= today && isNamed(row) && (isSpending(row) || isIncome(row)),
  );
  const flow = sum(rows.map(({ amount }) => amount));
  return {
    direction: flow > 0 ? 'received' : 'spent',
    total: flow > 0 ? flow : negate(flow),
    count: new Set(rows.map(({ id }) => wholeId(id))).size,
  };
}
