import { Disclosure } from '@halyard/shared-contracts/ui';
import styles from './table-of-contents.module.css';

export interface ContentsEntry {
  readonly id: string;
  readonly label: string;
}

/** The style sheets use the same width. */
const BESIDE_THE_TEXT = '(width >= 1200px)';

export function TableOfContents({ entries }: { readonly entries: readonly ContentsEntry[] }) {
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
