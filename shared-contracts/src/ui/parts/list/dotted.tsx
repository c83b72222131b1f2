import styles from './dotted.module.css';

/** A wrapped line begins without a dot. */
export function Dotted({ facts }: { readonly facts: readonly (string | null)[] }) {
  return (
    <span className={styles.clip}>
      <span className={styles.facts}>
        {facts
          .filter((fact) => fact !== null)
          .map((fact, at) => (
            <span key={fact} className={styles.fact}>
              <span className={styles.dot}>{at > 0 && ' · '}</span>
              {fact}
            </span>
          ))}
      </span>
    </span>
  );
}
