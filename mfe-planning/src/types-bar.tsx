import type { Cents } from '@halyard/shared-contracts/money';
import { chartColor } from '@halyard/shared-contracts/ui';
import { StackedBar } from '@halyard/shared-contracts/ui/parts';

interface TypesBarProps {
  readonly label: string;
  readonly shares: readonly { readonly name: string; readonly amount: Cents }[];
  readonly onOpen: (name: string) => void;
}

export function TypesBar({ label, shares, onOpen }: TypesBarProps) {
  if (shares.length < 2) return null;
  const parts = shares.map((share, index) => ({ ...share, color: chartColor(index) }));
  return <StackedBar label={label} parts={parts} onOpen={onOpen} />;
}
