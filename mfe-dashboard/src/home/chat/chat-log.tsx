import { useEffect, useRef } from 'react';
import { ChatLine } from './chat-line';
import styles from './chat.module.css';
import type { ChatTranscript } from './chat-transcript';

interface ChatLogProps {
  readonly transcript: ChatTranscript;
  readonly isWaiting: boolean;
  readonly onAsk: (message: string) => void;
}

/** Returns the scroll position of the end, but never one past the newest question. */
function newestPlace(log: HTMLElement): number {
  const [newest] = [...log.querySelectorAll<HTMLElement>('[data-question]')].slice(-1);
  return newest ? newest.offsetTop : log.scrollHeight;
}

export function ChatLog({ transcript: { lines, step }, isWaiting, onAsk }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const written = lines.reduce((length, { content }) => length + content.length, lines.length);
  useEffect(() => {
    const element = log.current;
    if (element && written > 0) element.scrollTop = newestPlace(element);
  }, [written, isWaiting]);
  const question = lines.findLast(({ type }) => type === 'user')?.content;
  return (
    <div ref={log} role="log" aria-label="Conversation" tabIndex={0} className={styles.log}>
      {lines.map((line, index) => (
        <ChatLine
          key={line.id}
          line={line}
          onAsk={isWaiting ? undefined : onAsk}
          onAgain={
            question !== undefined && index === lines.length - 1 && !isWaiting
              ? () => onAsk(question)
              : undefined
          }
        />
      ))}
      {isWaiting && (
        <p className={styles.thinking}>
          Thinking...{step !== null && <span className={styles.step}>{step}</span>}
        </p>
      )}
    </div>
  );
}
