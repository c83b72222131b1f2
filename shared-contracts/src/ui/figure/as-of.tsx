import styles from './as-of.module.css';

const PARTS = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
let clock: Intl.DateTimeFormat | undefined;

/** A formatter is created when first needed, because it delays the start of a page. */
const spoken = (instant: string): string =>
  (clock ??= new Intl.DateTimeFormat('en-US', PARTS))
    .format(new Date(instant))
    .replace('\u202f', ' ');

export function AsOf({ instant }: { readonly instant: string | null }) {
  if (instant === null) return null;
  return (
    <time dateTime={instant} className={styles.caption}>
      as of {spoken(instant)}
    </time>
  );
}
