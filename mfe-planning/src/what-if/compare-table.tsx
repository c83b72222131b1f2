import type { CompareRow } from '@halyard/shared-contracts/long-run';
import styles from './what-if.module.css';

function Change({ better }: Pick<CompareRow, 'better'>) {
  if (better === null) return null;
  return (
    <span className={better ? styles.better : styles.worse}>{better ? 'better' : 'worse'}</span>
  );
}

interface CompareTableProps {
  readonly rows: readonly CompareRow[];
  readonly busy: boolean;
}

export function CompareTable({ rows, busy }: CompareTableProps) {
  return (
    <table className={styles.table} aria-busy={busy}>
      <caption className="sr-only">Before and after the changes</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">What</span>
          </th>
          <th scope="col">Now</th>
          <th scope="col">Then</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, now, then, better }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{now}</td>
            <td className={now === then ? styles.same : styles.then}>
              {now === then && now !== '–' ? 'same' : then}
              <Change better={better} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
