import { civilDay, shortDay } from '../../finance';
import styles from './as-of.module.css';

const NOON = 12;

/**
 * Returns a text such as 'Nov 20, 2:15 PM' in the viewer's time. It does not use `Intl`, which delays the start of
 * a page.
 */
function spoken(instant: string): string {
  const at = new Date(instant);
  const hours = at.getHours();
  const minutes = String(at.getMinutes()).padStart(2, '0');
  const half = hours < NOON ? 'AM' : 'PM';
  return `${shortDay(civilDay(at))}, ${hours % NOON || NOON}:${minutes} ${half}`;
}

export function AsOf({ instant }: { readonly instant: string | null }) {
  if (instant === null) return null;
  return (
    <time dateTime={instant} className={styles.caption}>
      as of {spoken(instant)}
    </time>
  );
}
