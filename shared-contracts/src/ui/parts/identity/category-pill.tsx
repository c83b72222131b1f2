import { ChevronDown } from 'lucide-react';
import type { Categorized } from '../../../finance';
import { categoryColor, tintOf } from './category-color';
import styles from './identity.module.css';

interface CategoryPillProps extends Categorized {
  readonly label?: string | undefined;
  /** With it, the pill is a button. */
  readonly onEdit?: (() => void) | undefined;
  /** It is `false` in a list with one tab stop. */
  readonly isTabStop?: boolean | undefined;
}

export function CategoryPill(props: CategoryPillProps) {
  const { category, custom, label = category, onEdit, isTabStop = true } = props;
  const hue = categoryColor(category, custom);
  const look = { '--pill-dot': hue, background: tintOf(hue) };
  const words = (
    <span className={styles.pillWords} style={look}>
      <span className={styles.pillLabel}>{label}</span>
      {onEdit && <ChevronDown size={14} aria-hidden="true" />}
    </span>
  );
  if (!onEdit) return <span className={styles.pill}>{words}</span>;
  return (
    <button
      type="button"
      className={styles.pillButton}
      aria-label={`Change category, now ${label}`}
      tabIndex={isTabStop ? 0 : -1}
      aria-haspopup="dialog"
      onClick={onEdit}
    >
      {words}
    </button>
  );
}
