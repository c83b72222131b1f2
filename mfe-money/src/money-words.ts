import type { CashFlow, IsoMonth } from '@halyard/shared-contracts/finance';
import { abs, formatUsd } from '@halyard/shared-contracts/money';
import { monthLabel } from '@halyard/shared-contracts/ui';

export function monthName(month: IsoMonth): string {
  return monthLabel(month).replace(/ \d+$/, '');
}

const purpose = ({ income }: Pick<CashFlow, 'income'>): string =>
  income?.basis === 'profile' ? 'savings and taxes' : 'savings';

export function cashFlowMessage(
  { income, net }: Pick<CashFlow, 'income' | 'net'>,
  soFar: boolean,
): string | null {
  if (net === null) return null;
  const pace = soFar ? ' so far' : '/month';
  return net < 0
    ? `Overspending by ${formatUsd(abs(net))}${pace}`
    : `Available for ${purpose({ income })}: ${formatUsd(net)}${pace}`;
}
