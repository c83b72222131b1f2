import type { Liability } from '@halyard/shared-contracts/finance';
import { isAtMinimum } from '../../fact/debt-facts';
import { listed } from '../../fact/listed';

/** Begins a sentence about the payments that an end of debts is worked out with. */
export function atPayments(debts: readonly Liability[]): string {
  const least = debts.filter(isAtMinimum);
  if (least.length === 0) return 'At your present payments';
  if (least.length === debts.length)
    return `At the minimum payment${least.length === 1 ? '' : 's'}`;
  const names = listed(least.map(({ name }) => name));
  return `At your present payments, with the minimum on ${names},`;
}
