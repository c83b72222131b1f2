import type { IsoMonth } from '@halyard/shared-contracts/finance';
import {
  Card,
  chartColor,
  EmptyState,
  LazyPieChart,
  Money,
  monthLabel,
  Share,
} from '@halyard/shared-contracts/ui';
import type { spendingPie } from './spending-view';
import styles from './spending.module.css';

interface CategoryPieCardProps {
  readonly month: IsoMonth;
  readonly pie: ReturnType<typeof spendingPie>;
}

export function CategoryPieCard({ month, pie: { slices, legend, unnamed } }: CategoryPieCardProps) {
  return (
    <Card title="Spending by Category">
      {slices.length === 0 ? (
        <EmptyState title={`Nothing spent in ${monthLabel(month)}`} />
      ) : (
        <div className={styles.pie}>
          <LazyPieChart
            slices={slices.map(({ category, amount, percentage }) => ({
              name: category,
              amount,
              percentage,
            }))}
            ariaLabel={`Spending by category in ${monthLabel(month)}`}
          />
          <div>
            <ul role="list" className={styles.legend}>
              {legend.map(({ category, amount, percentage }, index) => (
                <li key={category}>
                  <span
                    className={styles.swatch}
                    style={{ background: chartColor(index) }}
                    aria-hidden="true"
                  />
                  <span className={styles.legendName}>{category}</span>
                  <Money amount={amount} decimals={0} />
                  <span className={styles.share}>
                    <Share value={percentage} />
                  </span>
                </li>
              ))}
            </ul>
            {unnamed > 0 && (
              <p className={styles.muted}>
                and {unnamed} smaller {unnamed === 1 ? 'category' : 'categories'}
              </p>
            )}
          </div>
        </div>
      )}
    </Card>
  );
}
