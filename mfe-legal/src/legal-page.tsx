import { Button, Card, Page } from '@halyard/shared-contracts/ui';
import type { ReactNode } from 'react';
import { type ContentsEntry, TableOfContents } from './table-of-contents';
import { useHashTarget } from './use-hash-target';
import styles from './legal-page.module.css';

interface LegalPageProps {
  readonly title: string;
  readonly lastUpdated: string | undefined;
  readonly children: ReactNode;
}

export function LegalPage({ title, lastUpdated, children }: LegalPageProps) {
  return (
    <Page
      title={title}
      lead={lastUpdated && `Last updated: ${lastUpdated}`}
      actions={
        lastUpdated && (
          <span className={styles.screenOnly}>
            <Button onClick={() => window.print()}>Print</Button>
          </span>
        )
      }
    >
      {children}
    </Page>
  );
}

interface LegalColumnsProps {
  readonly entries: readonly ContentsEntry[];
  readonly children: ReactNode;
}

export function LegalColumns({ entries, children }: LegalColumnsProps) {
  useHashTarget();
  return (
    <div className={styles.columns}>
      <TableOfContents entries={entries} />
      <Card>
        <div className={styles.text}>{children}</div>
      </Card>
    </div>
  );
}
