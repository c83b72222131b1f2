import { abs, type Cents, formatUsd } from '../../../money';

export function partOfText(whole: Cents): string {
  return `part of ${formatUsd(abs(whole))}`;
}
