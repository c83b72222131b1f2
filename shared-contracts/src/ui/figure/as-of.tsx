import styles from './as-of.module.css';

const clock = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** How fresh the figures are, by the viewer's clock: 'as of Nov 20, 2:15 PM'. Nothing when `instant` is null. */
export function AsOf({ instant }: { readonly instant: string | null }) {
  if (instant === null) return null;
  return (
    <time dateTime={instant} className={styles.caption}>
      as of {clock.format(new Date(instant)).replace('\u202f', ' ')}
    </time>
  );
}
