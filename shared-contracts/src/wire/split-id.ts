import type { Transaction } from '../finance';

/** Between the id of a split transaction and the number of a part; no id of ours or of a bank holds it. */
const PART_MARK = '~';

/** The id of a part of a split transaction, counted from 1: a split one is listed as its parts. */
export function partId(whole: string, number: number): string {
  return `${whole}${PART_MARK}${number}`;
}

/** The id of the whole, given the id of it or of one of its parts. */
export function wholeId(id: string): string {
  const mark = id.indexOf(PART_MARK);
  return mark === -1 ? id : id.slice(0, mark);
}

/** Whether a listed transaction is a part of a split one. */
export function isPart({ id }: Pick<Transaction, 'id'>): boolean {
  return id.includes(PART_MARK);
}
