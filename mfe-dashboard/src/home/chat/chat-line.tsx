import { Button } from '@halyard/shared-contracts/ui';
import type { ChatMessage } from '@halyard/shared-contracts/wire';
import { FiguredText } from '../insights/figured-text';
import { CALCULATED } from './chat-words';
import styles from './chat.module.css';
import { SentPayload } from './sent-payload';

interface ChatLineProps {
  readonly line: ChatMessage;
  /** Asks the question again; absent where that makes no sense. */
  readonly onAgain?: (() => void) | undefined;
}

/** One line of the talk. Text is printed as it is: no markup of a model's is ever rendered. */
export function ChatLine({ line, onAgain }: ChatLineProps) {
  const { type, content, figures } = line;
  return (
    <>
      <p className={styles[type]}>
        <span className="sr-only">{type === 'user' ? 'You: ' : 'Assistant: '}</span>
        <FiguredText text={content} figures={figures} />
      </p>
      <LineNotes line={line} onAgain={onAgain} />
    </>
  );
}

/** Who answered, from which entries, whether it ended early, and what was sent for it. */
function LineNotes({ line, onAgain }: ChatLineProps) {
  const { id, origin, notice, sources, interrupted, sent } = line;
  const by = notice ?? (origin === 'rules' ? CALCULATED : null);
  if (!by && !sources && !interrupted && !sent) return null;
  return (
    <div className={styles.notes}>
      {interrupted && <span className={styles.interrupted}>interrupted</span>}
      {interrupted && onAgain && (
        <Button size="small" variant="quiet" onClick={onAgain}>
          Ask again
        </Button>
      )}
      {by && <span>{by}</span>}
      {sources && <span>Source: {sources.join(', ')}</span>}
      {sent && <SentPayload id={id} />}
    </div>
  );
}
