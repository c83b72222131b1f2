import { Button } from '@halyard/shared-contracts/ui';
import type { ChatMessage } from '@halyard/shared-contracts/wire';
import { clsx } from 'clsx';
import { lazy, Suspense } from 'react';
import { FiguredText } from '../insights/figured-text';
import { CALCULATED, UNDERSTOOD_BY_AI } from './chat-words';
import styles from './chat.module.css';

/** A new user has no answers yet, so home loads without this code. */
const AnswerBlocks = lazy(async () => ({
  default: (await import(/* webpackChunkName: "answer" */ './answer-blocks')).AnswerBlocks,
}));
const SentPayload = lazy(async () => ({
  default: (await import(/* webpackChunkName: "answer" */ './sent-payload')).SentPayload,
}));

interface ChatLineProps {
  readonly line: ChatMessage;
  /** It is absent when the line cannot be sent again. */
  readonly onAgain?: (() => void) | undefined;
  /** It is absent while a question is being answered. */
  readonly onAsk?: ((question: string) => void) | undefined;
}

export function ChatLine({ line, onAgain, onAsk }: ChatLineProps) {
  const { type, content, figures, blocks } = line;
  return (
    <>
      {blocks ? (
        <div className={clsx(styles.ai, styles.answer)}>
          <span className="sr-only">Assistant: </span>
          <Suspense fallback={<FiguredText text={content} figures={figures} />}>
            <AnswerBlocks blocks={blocks} onAsk={onAsk} />
          </Suspense>
        </div>
      ) : (
        <p className={styles[type]} data-question={type === 'user' || undefined}>
          <span className="sr-only">{type === 'user' ? 'You: ' : 'Assistant: '}</span>
          <FiguredText text={content} figures={figures} />
        </p>
      )}
      <LineNotes line={line} onAgain={onAgain} />
    </>
  );
}

function LineNotes({ line, onAgain }: Pick<ChatLineProps, 'line' | 'onAgain'>) {
  const { id, origin, notice, sources, interrupted, sent, blocks } = line;
  const isGeneral = blocks?.[0]?.kind === 'general';
  const reader = origin === 'rules' ? CALCULATED : blocks ? UNDERSTOOD_BY_AI : null;
  const by = notice ?? (isGeneral ? null : reader);
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
      {sources && !blocks && <span>Source: {sources.join(', ')}</span>}
      {sent && (
        <Suspense fallback={null}>
          <SentPayload id={id} />
        </Suspense>
      )}
    </div>
  );
}
