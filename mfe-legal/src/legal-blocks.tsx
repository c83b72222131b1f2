import { Link } from 'react-router-dom';
import { ContactDetails } from './contact-details';
import type { Block } from './legal-text';

export function LegalBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
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
