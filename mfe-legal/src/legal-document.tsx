import { spokenDate } from '@halyard/shared-contracts/ui';
import { LegalBlocks } from './legal-blocks';
import { LAST_UPDATED } from './legal-figures';
import { LegalColumns, LegalPage } from './legal-page';
import { type LegalText, type Section, sectionId } from './legal-text';
import styles from './legal-document.module.css';

const heading = ({ number, title }: Section): string => `${number}. ${title}`;

export function LegalDocument({ text }: { readonly text: LegalText }) {
  const entries = text.sections.map((section) => ({
    id: sectionId(section.number),
    label: heading(section),
  }));
  return (
    <LegalPage title={text.title} lastUpdated={spokenDate(LAST_UPDATED)}>
      <p role="note" className={styles.notice}>
        This text is a template. It must be reviewed by counsel before anyone relies on it.
      </p>
      <LegalColumns entries={entries}>
        <div className={styles.summary}>
          <h2>In short</h2>
          <LegalBlocks blocks={[{ list: text.summary }]} />
        </div>
        <LegalBlocks blocks={text.preamble} />
        {text.sections.map((section) => (
          <section key={section.number} id={sectionId(section.number)}>
            <h2>{heading(section)}</h2>
            <LegalBlocks blocks={section.blocks} />
          </section>
        ))}
        <p className={styles.closing}>{text.closing}</p>
      </LegalColumns>
    </LegalPage>
  );
}
