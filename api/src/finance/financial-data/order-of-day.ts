import type { ShownRow } from '../../db/row/transaction-row';

type Ordered = Pick<ShownRow, 'id' | 'date' | 'name' | 'amount_cents' | 'pending'>;

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const compareOnDay = (a: Ordered, b: Ordered): number =>
  b.pending - a.pending ||
  byText(a.name, b.name) ||
  a.amount_cents - b.amount_cents ||
  byText(b.id, a.id);

/**
 * Sorts whole days from new to old. Within a day, pending rows come first, then all others by text and amount. Ids
 * are no order: they change when a bank is linked again, and a restored copy does not say which rows a bank sent.
 */
export const inOrderOfDays = <Row extends Ordered>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => byText(b.date, a.date) || compareOnDay(a, b));
