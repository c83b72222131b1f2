import { ChevronDown } from 'lucide-react';
import type { Category } from '../../../finance';
import { categoryColor, tintOf } from './category-color';
import styles from './identity.module.css';

interface CategoryPillProps {
  readonly category: Category;
  /** With it, the pill is a button that opens the choice of another category. */
  readonly onEdit?: (() => void) | undefined;
}

export function CategoryPill({ category, onEdit }: CategoryPillProps) {
  const hue = categoryColor(category);
  const words = (
    <span className={styles.pillWords} style={{ background: tintOf(hue) }}>
      <span className={styles.dot} style={{ background: hue }} aria-hidden="true" />
      {category}
      {onEdit && <ChevronDown size={14} aria-hidden="true" />}
    </span>
  );
  if (!onEdit) return <span className={styles.pill}>{words}</span>;
  return (
    <button
      type="button"
      className={styles.pillButton}
      aria-label={`Change category, now ${category}`}
      aria-haspopup="dialog"
      onClick={onEdit}
    >
      {words}
    </button>
  );
}
