import { type MoveTo, OrderedList } from '@halyard/shared-contracts/ui/parts';
import type { UserCategory } from '@halyard/shared-contracts/finance';
import { Badge } from '@halyard/shared-contracts/ui';
import { CategoryTile } from '@halyard/shared-contracts/ui/parts';
import styles from './categories.module.css';
import type { CategoryGroup } from './category-groups';

interface GroupListProps {
  readonly group: CategoryGroup;
  readonly onOpen: (category: UserCategory) => void;
  readonly onMove: MoveTo<UserCategory>;
}

export function GroupList({ group: { title, categories }, onOpen, onMove }: GroupListProps) {
  return (
    <OrderedList label={title} items={categories} onOpen={onOpen} onMove={onMove}>
      {(category) => (
        <>
          <CategoryTile category={category.name} custom={category} size="small" />
          <bdi className={styles.name}>{category.name}</bdi>{' '}
          {category.hidden && <Badge tone="neutral">Hidden</Badge>}
        </>
      )}
    </OrderedList>
  );
}
