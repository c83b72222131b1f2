import type { Transaction } from '../entities';

const PART_MARK = '~';

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
