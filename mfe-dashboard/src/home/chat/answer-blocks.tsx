import { Button, ButtonLink } from '@halyard/shared-contracts/ui';
import type { AnswerBlock } from '@halyard/shared-contracts/wire';
import { isOwnPath } from '../insights/figured-pieces';
import { FiguredText } from '../insights/figured-text';
import { AnswerChart } from './answer-chart';
import { AnswerTable } from './answer-table';
import styles from './answer-blocks.module.css';
import { GENERAL } from './chat-words';

interface AnswerBlocksProps {
  readonly blocks: readonly AnswerBlock[];
  /** It is absent while another question is being answered. */
  readonly onAsk?: ((question: string) => void) | undefined;
}

export function AnswerBlocks({ blocks, onAsk }: AnswerBlocksProps) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) =>
        block.kind === 'table' && blocks[index - 1]?.kind === 'chart' ? (
          <details key={index} className={styles.details}>
            <summary>Show the figures</summary>
            <AnswerTable table={block} />
          </details>
        ) : (
          <Block key={index} block={block} onAsk={onAsk} />
        ),
      )}
    </div>
  );
}

interface BlockProps {
  readonly block: AnswerBlock;
  readonly onAsk: AnswerBlocksProps['onAsk'];
}

function Block({ block, onAsk }: BlockProps) {
  switch (block.kind) {
    case 'understood':
      return <p className={styles.understood}>{block.text}</p>;
    case 'sentence':
      return (
        <p>
          <FiguredText text={block.text} figures={block.figures} />
        </p>
      );
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map(({ text, figures }, index) => (
            <li key={index}>
              <FiguredText text={text} figures={figures} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <AnswerTable table={block} />;
    case 'chart':
      return <AnswerChart chart={block} />;
    case 'choices':
      return (
        <div className={styles.questions} role="group" aria-label={block.label}>
          <p>{block.label}</p>
          {block.choices.map(({ label, question }) => (
            <Button key={question} size="small" disabled={!onAsk} onClick={() => onAsk?.(question)}>
              {label}
            </Button>
          ))}
        </div>
      );
    case 'link':
      return isOwnPath(block.href) ? (
        <p>
          <ButtonLink to={block.href} size="small">
            {block.label}
          </ButtonLink>
        </p>
      ) : null;
    case 'questions':
      return (
        <div className={styles.questions}>
          <p className={styles.label}>{block.label}</p>
          {block.questions.map((question) => (
            <Button key={question} size="small" disabled={!onAsk} onClick={() => onAsk?.(question)}>
              {question}
            </Button>
          ))}
        </div>
      );
    case 'general':
      return (
        <section className={styles.general}>
          <p className={styles.label}>{GENERAL}</p>
          <h4>{block.title}</h4>
          <p>{block.text}</p>
          <p className={styles.label}>Source: {block.source}</p>
        </section>
      );
  }
}
