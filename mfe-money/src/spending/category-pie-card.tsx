import { type Category, type IsoMonth, largestShares } from '@halyard/shared-contracts/finance';
import {
  Card,
  chartColor,
  EmptyState,
  LazyPieChart,
  monthLabel,
} from '@halyard/shared-contracts/ui';
import { useNarrow } from '@halyard/shared-contracts/ui/parts';
import { useState } from 'react';
import { PieLegend } from './pie-legend';
import type { PieShare } from './spending-view';
import styles from './spending.module.css';

const OTHERS_COLOR = 'var(--neutral-fill)';
const NARROW_PIE_PX = 200;

interface CategoryPieCardProps {
  readonly month: IsoMonth;
  readonly shares: readonly PieShare[];
  readonly onOpen: (category: Category) => void;
}

export function CategoryPieCard({ month, shares, onOpen }: CategoryPieCardProps) {
  const narrow = useNarrow();
  const [areOthersOpen, setOthersOpen] = useState(false);
  const { shown, others } = largestShares(
    shares.map((share, index) => ({ ...share, name: share.category, color: chartColor(index) })),
  );
  const slices = others ? [...shown, { ...others, name: 'Others', color: OTHERS_COLOR }] : shown;
  const openSlice = (category: Category | undefined) =>
    category ? onOpen(category) : setOthersOpen(true);
  return (
    <Card title="Spending by Category">
      {slices.length === 0 ? (
        <EmptyState title={`Nothing spent in ${monthLabel(month)}`} />
      ) : (
        <div className={styles.pie}>
          <LazyPieChart
            slices={slices}
            size={narrow ? NARROW_PIE_PX : undefined}
            ariaLabel={`Spending by category in ${monthLabel(month)}`}
            onOpen={(index) => openSlice(shown[index]?.category)}
          />
          <PieLegend
            shown={shown}
            others={others}
            othersColor={OTHERS_COLOR}
            areOthersOpen={areOthersOpen}
            onOthers={setOthersOpen}
            onOpen={onOpen}
          />
        </div>
      )}
    </Card>
  );
}
