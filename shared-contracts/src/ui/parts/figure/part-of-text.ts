import { abs, type Cents, formatUsd } from '../../../money';

/** Says what a row belongs to that has only a part of a payment (P3-A3-5). */
export function partOfText(whole: Cents): string {
  return `part of ${formatUsd(abs(whole))}`;
}
