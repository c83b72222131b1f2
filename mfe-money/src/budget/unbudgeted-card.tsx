import type { CategoryKey, UnbudgetedSpending } from '@halyard/shared-contracts/finance';
import { sum } from '@halyard/shared-contracts/money';
import { Button, Card, CategoryIcon, List, ListRow, Money } from '@halyard/shared-contracts/ui';

interface UnbudgetedCardProps {
  readonly categories: readonly UnbudgetedSpending[];
  readonly onSet: (key: CategoryKey) => void;
}

export function UnbudgetedCard({ categories, onSet }: UnbudgetedCardProps) {
  if (categories.length === 0) return null;
  const total = sum(categories.map(({ spent }) => spent));
  return (
    <Card title="Spending without a budget" actions={<Money amount={total} />}>
      <List>
        {categories.map(({ key, category, spent }) => (
          <ListRow
            key={key}
            icon={<CategoryIcon category={category} />}
            title={category}
            value={<Money amount={spent} />}
            badge={
              <Button
                variant="quiet"
                size="small"
                aria-label={`Set a budget for ${category}`}
                onClick={() => onSet(key)}
              >
                Set a budget
              </Button>
            }
          />
        ))}
      </List>
    </Card>
  );
}
