import { Fragment, type ReactNode } from 'react';
import styles from './facts.module.css';

/** What is known of a thing: a label and its value. */
export type Fact = readonly [label: string, value: ReactNode];

/** Facts under each other; one without a value is not known and not printed. */
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
