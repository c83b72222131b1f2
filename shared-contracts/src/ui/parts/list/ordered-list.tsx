import { ChevronRight, GripVertical } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './ordered-list.module.css';
import { type Item, type MoveTo, useReorder } from './use-reorder';

interface OrderedListProps<T extends Item> {
  readonly label: string;
  readonly items: readonly T[];
  readonly onOpen: (item: T) => void;
  readonly onMove: MoveTo<T>;
  readonly children: (item: T) => ReactNode;
}

/** Users move items by dragging a handle, or with arrow keys on it. */
export function OrderedList<T extends Item>(props: OrderedListProps<T>) {
  const { label, items, onOpen, onMove, children } = props;
  const helpId = useId();
  const { shown, draggedId, message, list, handle } = useReorder(items, onMove);
  return (
    <>
      <p id={helpId} hidden>
        Drag it, or press the up and down arrow keys
      </p>
      <ul role="list" aria-label={label} className={styles.list} {...list}>
        {shown.map((item) => (
          <li
            key={item.id}
            data-dragged={item.id === draggedId || undefined}
            className={styles.row}
          >
            <button
              type="button"
              aria-label={`Move ${item.name}`}
              aria-describedby={helpId}
              className={styles.handle}
              {...handle(item)}
            >
              <GripVertical size={18} aria-hidden="true" />
            </button>
            <button type="button" className={styles.open} onClick={() => onOpen(item)}>
              {children(item)}
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
