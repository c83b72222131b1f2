import { largestShares } from '@halyard/shared-contracts/finance';
import {
  Card,
  chartColor,
  EmptyState,
  LazyPieChart,
  monthLabel,
} from '@halyard/shared-contracts/ui';
import type { SpendingAnswer } from '@halyard/shared-contracts/wire';
import { useNarrow } from '@halyard/shared-contracts/ui/parts';
import { useNavigate } from 'react-router-dom';
import styles from './spending-card.module.css';
import { SpendingLegend } from './spending-legend';

const OTHERS_COLOR = 'var(--neutral-fill)';
const NARROW_PIE_PX = 132;

export function SpendingCard({ spending }: { spending: SpendingAnswer }) {
  const month = monthLabel(spending.month);
  const slices = spending.categories.map(({ category, amount, percentage }, index) => ({
    name: category,
    amount,
    percentage,
    color: chartColor(index),
  }));
  const narrow = useNarrow();
  const navigate = useNavigate();
  const parts = largestShares(slices);
  const others = parts.others && { ...parts.others, name: 'Others', color: OTHERS_COLOR };
  const openSlice = async (index: number) => {
    const slice = parts.shown[index];
    const { sliceAddress } = await import('./slice-address');
    const members = slice ? [slice] : (others?.members ?? []);
    const address = sliceAddress(
      spending.month,
      members.map(({ name }) => name),
    );
    void navigate(address);
  };
  return (
    <Card title="Spending Breakdown" actions={<span className={styles.month}>{month}</span>}>
      <div className={styles.frame}>
        {slices.length === 0 ? (
          <EmptyState
            title={`No spending in ${month}`}
            hint="Spending shows up here by category."
          />
        ) : (
          <div className={styles.parts}>
            <LazyPieChart
              slices={others ? [...parts.shown, others] : parts.shown}
              size={narrow ? NARROW_PIE_PX : undefined}
              ariaLabel={`Spending in ${month} by category`}
              onOpen={(index) => void openSlice(index)}
            />
            <SpendingLegend {...parts} others={others} spending={spending} />
          </div>
        )}
      </div>
    </Card>
  );
}
