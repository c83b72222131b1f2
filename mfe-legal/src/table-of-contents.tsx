import { Disclosure } from '@halyard/shared-contracts/ui';
import styles from './table-of-contents.module.css';

export interface ContentsEntry {
  readonly id: string;
  readonly label: string;
}

/** From this width on the contents stand next to the text and may stay open; the style sheets use the same width. */
const BESIDE_THE_TEXT = '(width >= 1200px)';

/** The sections of a text, each a link to its anchor; folded where it would push the text off the screen. */
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
