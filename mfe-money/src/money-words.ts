import type { IsoMonth } from '@halyard/shared-contracts/finance';
import { abs, type Cents, formatUsd } from '@halyard/shared-contracts/money';
import { monthLabel } from '@halyard/shared-contracts/ui';

export function monthName(month: IsoMonth): string {
  return monthLabel(month).replace(/ \d+$/, '');
}

export function cashFlowMessage(net: Cents | null): string | null {
  if (net === null) return null;
  return net < 0
    ? `Overspending by ${formatUsd(abs(net))}/month`
    : `Available for savings: ${formatUsd(net)}/month`;
}
