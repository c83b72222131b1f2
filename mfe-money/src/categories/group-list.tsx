import type { UserCategory } from '@halyard/shared-contracts/finance';
import { Badge } from '@halyard/shared-contracts/ui';
import { CategoryTile } from '@halyard/shared-contracts/ui/parts';
import { ChevronRight, GripVertical } from 'lucide-react';
import { useId } from 'react';
import styles from './categories.module.css';
import type { CategoryGroup } from './category-groups';
import { type MoveTo, useReorder } from '../use-reorder';

interface GroupListProps {
  readonly group: CategoryGroup;
  readonly onOpen: (category: UserCategory) => void;
  readonly onMove: MoveTo<UserCategory>;
}

/** The handle of a row drags it, and arrow keys move it. */
export function GroupList({ group: { title, categories }, onOpen, onMove }: GroupListProps) {
  const helpId = useId();
  const { shown, draggedId, message, list, handle } = useReorder(categories, onMove);
  return (
    <>
      <p id={helpId} hidden>
        Drag it, or press the up and down arrow keys
      </p>
      <ul role="list" aria-label={title} className={styles.list} {...list}>
        {shown.map((category) => (
          <li
            key={category.id}
            data-dragged={category.id === draggedId || undefined}
            className={styles.row}
          >
            <button
              type="button"
              aria-label={`Move ${category.name}`}
              aria-describedby={helpId}
              className={styles.handle}
              {...handle(category)}
            >
              <GripVertical size={18} aria-hidden="true" />
            </button>
            <button type="button" className={styles.open} onClick={() => onOpen(category)}>
              <CategoryTile category={category.name} custom={category} size="small" />
              <bdi className={styles.name}>{category.name}</bdi>{' '}
              {category.hidden && <Badge tone="neutral">Hidden</Badge>}
              <ChevronRight size={18} aria-hidden="true" className={styles.chevron} />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {message}
      </p>
    </>
  );
}
