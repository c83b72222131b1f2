import type { Transaction } from '../entities';

/** No id of ours or of a bank contains this character. */
const PART_MARK = '~';

/** A split transaction is listed as its parts, which are counted from 1. */
export function partId(whole: string, number: number): string {
  return `${whole}${PART_MARK}${number}`;
}

export function wholeId(id: string): string {
  const mark = id.indexOf(PART_MARK);
  return mark === -1 ? id : id.slice(0, mark);
}

export function isPart({ id }: Pick<Transaction, 'id'>): boolean {
  return id.includes(PART_MARK);
}
