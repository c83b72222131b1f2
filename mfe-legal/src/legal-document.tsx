import { spokenDate } from '@halyard/shared-contracts/ui';
import { Link } from 'react-router-dom';
import { ContactDetails } from './contact-details';
import styles from './legal-document.module.css';
import { LAST_UPDATED } from './legal-figures';
import { LegalColumns, LegalPage } from './legal-page';
import { type Block, type LegalText, type Section, sectionId } from './legal-text';

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

function LegalBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block) => <LegalBlock key={JSON.stringify(block)} block={block} />);
}

function LegalBlock({ block }: { readonly block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('strong' in block) {
    return (
      <p>
        <strong>{block.strong}</strong>
      </p>
    );
  }
  if ('see' in block) {
    return (
      <p>
        <Link to={block.see.to}>{block.see.label}</Link>
      </p>
    );
  }
  if ('contact' in block) return <ContactDetails />;
  return (
    <ul>
      {block.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
