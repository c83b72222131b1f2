import type { Account, InvestmentHolding } from '@halyard/shared-contracts/finance';
import { type Allocation, ALLOCATIONS, allocationOf } from '@halyard/shared-contracts/long-run';
import { Card, chartColor, ChipGroup } from '@halyard/shared-contracts/ui';
import { StackedBar } from '@halyard/shared-contracts/ui/parts';
import { useState } from 'react';
import styles from './investments.module.css';

const NAMES: Readonly<Record<Allocation, string>> = {
  kind: 'Kind',
  account: 'Account',
  risk: 'Risk and region',
};

interface AllocationCardProps {
  readonly accounts: readonly Account[];
  readonly holdings: readonly InvestmentHolding[];
}

export function AllocationCard({ accounts, holdings }: AllocationCardProps) {
  const [by, setBy] = useState<Allocation>('kind');
  const shares = allocationOf({ accounts, holdings }, by);
  const parts = shares.map((share, index) => ({ ...share, color: chartColor(index) }));
  return (
    <Card
      title="Where the money is"
      footer={by === 'risk' && 'Read from the names and kinds of the holdings, which say little.'}
    >
      <div className={styles.stack}>
        <ChipGroup
          label="Divide by"
          options={ALLOCATIONS.map((value) => ({ value, label: NAMES[value] }))}
          value={by}
          onChange={setBy}
        />
        <StackedBar label={`Investments by ${NAMES[by].toLowerCase()}`} parts={parts} />
      </div>
    </Card>
  );
}
