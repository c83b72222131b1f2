import styles from './as-of.module.css';

const PARTS = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
let clock: Intl.DateTimeFormat | undefined;

/** The formatter is created with the first date that is shown, because a new page needs none. */
const spoken = (instant: string): string =>
  (clock ??= new Intl.DateTimeFormat('en-US', PARTS))
    .format(new Date(instant))
    .replace('\u202f', ' ');

/** How fresh the figures are, by the viewer's clock: 'as of Nov 20, 2:15 PM'. Nothing when `instant` is null. */
export function AsOf({ instant }: { readonly instant: string | null }) {
  if (instant === null) return null;
  return (
    <time dateTime={instant} className={styles.caption}>
      as of {spoken(instant)}
    </time>
  );
}
