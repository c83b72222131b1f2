import { Button, Card, Disclosure, Page } from '@halyard/shared-contracts/ui';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
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
        <div className={styles.text} data-document>
          {children}
        </div>
      </Card>
    </div>
  );
}

export interface ContentsEntry {
  readonly id: string;
  readonly label: string;
}

/** The style sheets use the same query. */
const BESIDE_THE_TEXT = '(width >= 1200px)';

function TableOfContents({ entries }: { readonly entries: readonly ContentsEntry[] }) {
  return (
    <nav aria-label="Contents" className={styles.contents}>
      <Disclosure summary="Contents" defaultOpen={window.matchMedia(BESIDE_THE_TEXT).matches}>
        <ul>
          {entries.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ul>
      </Disclosure>
    </nav>
  );
}

/** The browser searched for the anchor before the screen was loaded. */
function useHashTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
