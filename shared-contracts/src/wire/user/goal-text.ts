import { isIsoDate, type IsoDate } from '../../finance';
import { type Cents, formatUsd, fromDollars } from '../../money';

export interface Goal {
  readonly what: string;
  readonly amount: Cents | null;
  readonly by: IsoDate | null;
}

const BETWEEN = ' · ';
const AMOUNT = /^\$([\d,]+\.\d{2})$/;
const BY = 'by ';

/** A goal is stored as one text: “A home · $40,000.00 · by 2027-06-30”. */
export function goalText({ what, amount, by }: Goal): string {
  const parts = [what, amount === null ? '' : formatUsd(amount), by === null ? '' : BY + by];
  return parts.filter((part) => part !== '').join(BETWEEN);
}

function amountOf(text: string): Cents | null {
  const digits = AMOUNT.exec(text)?.[1];
  return digits === undefined ? null : fromDollars(Number(digits.replaceAll(',', '')));
}

function dayOf(text: string): IsoDate | null {
  const day = text.slice(BY.length);
  return text.startsWith(BY) && isIsoDate(day) ? day : null;
}

/** A text of another shape is the goal's name. */
export function goalOf(text: string): Goal {
  const parts = text.split(BETWEEN);
  const by = dayOf(parts.at(-1) ?? '');
  if (by !== null) parts.pop();
  const amount = amountOf(parts.at(-1) ?? '');
  if (amount !== null) parts.pop();
  return { what: parts.join(BETWEEN), amount, by };
}
