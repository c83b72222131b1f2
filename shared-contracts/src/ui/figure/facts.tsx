import { Fragment, type ReactNode } from 'react';
import styles from './facts.module.css';

/** What is known of a thing: a label and its value, null or false where it is not known. */
export type Fact = readonly [label: string, value: ReactNode];

/** Facts under each other; what is not known is not printed. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== false)
        .map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
