import type { UserCategory } from '@halyard/shared-contracts/finance';
import { Card } from '@halyard/shared-contracts/ui';
import { categoryGroups } from './category-groups';
import { GroupList } from './group-list';
import { useCategoryChanges } from './use-category-changes';

interface CategoryBoardProps {
  readonly categories: readonly UserCategory[];
  readonly onOpen: (category: UserCategory) => void;
}

export function CategoryBoard({ categories, onOpen }: CategoryBoardProps) {
  const { move } = useCategoryChanges();
  return categoryGroups(categories).map((group) => (
    <Card key={group.title} title={group.title}>
      <GroupList
        group={group}
        onOpen={onOpen}
        onMove={({ id }, { order }) => void move(id, order)}
      />
    </Card>
  ));
}
