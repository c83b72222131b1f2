import type { ChatMessage } from '@halyard/shared-contracts/wire';
import { useEffect, useRef } from 'react';
import styles from './chat.module.css';

interface ChatLogProps {
  readonly messages: readonly ChatMessage[];
  readonly isWaiting: boolean;
}

/** The talk, kept at its newest line. Text is printed as it is: no markup of a model's is ever rendered. */
export function ChatLog({ messages, isWaiting }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const lines = messages.length + Number(isWaiting);
  useEffect(() => {
    const element = log.current;
    if (element && lines > 0) element.scrollTop = element.scrollHeight;
  }, [lines]);
  return (
    <div ref={log} role="log" aria-label="Conversation" tabIndex={0} className={styles.log}>
      {messages.map(({ id, type, content }) => (
        <p key={id} className={styles[type]}>
          <span className="sr-only">{type === 'user' ? 'You: ' : 'Assistant: '}</span>
          {content}
        </p>
      ))}
      {isWaiting && <p className={styles.thinking}>Thinking...</p>}
    </div>
  );
}
