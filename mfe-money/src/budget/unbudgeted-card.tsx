import type { CategoryKey, UnbudgetedSpending } from '@halyard/shared-contracts/finance';
import { sum } from '@halyard/shared-contracts/money';
import { Button, Card, List, ListRow, Money } from '@halyard/shared-contracts/ui';
import { CategoryTile } from '@halyard/shared-contracts/ui/parts';
import styles from './budget.module.css';

interface UnbudgetedCardProps {
  readonly categories: readonly UnbudgetedSpending[];
  /** It is undefined while the user has no budget at all. */
  readonly onSet: ((key: CategoryKey) => void) | undefined;
}

export function UnbudgetedCard({ categories, onSet }: UnbudgetedCardProps) {
  if (categories.length === 0) return null;
  const total = sum(categories.map(({ spent }) => spent));
  return (
    <Card title="Spending without a budget" actions={<Money amount={total} />}>
      <List>
        {categories.map(({ key, category, custom, spent }) => (
          <ListRow
            key={key}
            icon={<CategoryTile category={category} custom={custom} />}
            title={category}
            value={<Money amount={spent} />}
            meta={
              onSet && (
                <span className={styles.set}>
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={`Set a budget for ${category}`}
                    onClick={() => onSet(key)}
                  >
                    Set a budget
                  </Button>
                </span>
              )
            }
          />
        ))}
      </List>
    </Card>
  );
}
