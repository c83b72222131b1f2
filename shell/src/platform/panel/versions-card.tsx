import { Card, type Column, DataTable } from '@halyard/shared-contracts/ui';
import { useEffect } from 'react';
import { idOf, previewOf, type PublishedVersion } from './published-versions';
import styles from './platform-screen.module.css';

const minuteOf = (instant: string): string => instant.slice(0, 16).replace('T', ' ');

const chosen = (): string => decodeURIComponent(window.location.hash.slice(1));

const COLUMNS: readonly Column<PublishedVersion>[] = [
  { key: 'remote', header: 'Remote', cell: ({ remote }) => remote },
  {
    key: 'version',
    header: 'Version',
    cell: (row) => (
      <a
        id={idOf(row)}
        href={`#${idOf(row)}`}
        className={styles.version}
        aria-current={chosen() === idOf(row) ? 'true' : undefined}
        aria-label={`Link to ${idOf(row)}`}
      >
        {row.version}
      </a>
    ),
  },
  {
    key: 'who',
    header: 'Shown to',
    cell: ({ who, isOut }) => (isOut ? `${who} (out of use)` : who),
  },
  {
    key: 'published',
    header: 'Published (UTC)',
    cell: ({ at, by }) => `${minuteOf(at)} by ${by}`,
  },
  {
    key: 'links',
    header: 'Links',
    cell: (row) => (
      <span className={styles.links}>
        <a href={previewOf(row)} aria-label={`Preview ${idOf(row)}`}>
          Preview
        </a>
        <a href={`#change-${idOf(row)}`} aria-label={`Audit entry of ${idOf(row)}`}>
          Audit entry
        </a>
      </span>
    ),
  },
];

/** The browser searched for the row before it was loaded. */
function useChosenRow(): void {
  useEffect(() => {
    if (chosen()) document.getElementById(chosen())?.scrollIntoView?.({ block: 'center' });
  }, []);
}

export function VersionsCard({ versions }: { readonly versions: readonly PublishedVersion[] }) {
  useChosenRow();
  return (
    <Card title="Versions">
      <p className={styles.lead}>
        A link in the column Version leads to this row. Preview shows the version in your browser
        for eight hours. The audit entry is shown once you gave your token below.
      </p>
      <DataTable caption="Published versions" columns={COLUMNS} rows={versions} rowKey={idOf} />
    </Card>
  );
}
