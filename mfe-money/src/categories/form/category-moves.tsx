import { isFixedCategory, type UserCategory } from '@halyard/shared-contracts/finance';
import { Button } from '@halyard/shared-contracts/ui';
import type { CategoryUse } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { categoryGroups } from '../category-groups';
import { useCategoryChanges } from '../use-category-changes';
import { DeleteDialog } from './delete-dialog';
import styles from './form.module.css';
import { MergeForm } from './merge-form';

interface CategoryMovesProps {
  readonly category: UserCategory;
  readonly categories: readonly UserCategory[];
  readonly onDone: () => void;
}

function neighborsOf(categories: readonly UserCategory[], { id }: UserCategory) {
  const groups = categoryGroups(categories).map((each) => each.categories);
  const list = groups.find((each) => each.some((one) => one.id === id)) ?? [];
  const at = list.findIndex((each) => each.id === id);
  return { before: list[at - 1], after: list[at + 1] };
}

export function CategoryMoves({ category, categories, onDone }: CategoryMovesProps) {
  const { move, merge, remove } = useCategoryChanges();
  const [use, setUse] = useState<CategoryUse | null>(null);
  const { before, after } = neighborsOf(categories, category);
  const drop = async (to?: string) => {
    const found = await remove(category, to);
    if (found) setUse(found);
    else onDone();
  };
  const mergeInto = async (into: UserCategory) => {
    if (await merge(category, into)) onDone();
  };
  const moveButton = (label: string, target: UserCategory | undefined) => (
    <Button
      size="small"
      aria-disabled={target === undefined}
      onClick={() => target && void move(category.id, target.order)}
    >
      {label}
    </Button>
  );
  return (
    <div className={styles.moves}>
      <div className={styles.buttons}>
        {moveButton('Move up', before)}
        {moveButton('Move down', after)}
      </div>
      {!isFixedCategory(category.id) && (
        <>
          <MergeForm category={category} categories={categories} onMerge={mergeInto} />
          <Button variant="danger" onClick={() => void drop()}>
            Delete category
          </Button>
          {use && (
            <DeleteDialog
              category={category}
              categories={categories}
              use={use}
              onDelete={drop}
              onClose={() => setUse(null)}
            />
          )}
        </>
      )}
    </div>
  );
}
