import { addMonths, type IsoDate, type IsoMonth, monthOf } from '../civil-date';

/**
 * The payment of this month may be made already, so the first payment that counts is that of next month. Returns the
 * month of the last payment.
 */
export const payoffMonth = (today: IsoDate, months: number): IsoMonth =>
  addMonths(monthOf(today), Math.max(months, 1));
