import { Button, ConfirmDialog } from '@halyard/shared-contracts/ui';
import { CHAT_HISTORY_SENT } from '@halyard/shared-contracts/wire';
import { useRef, useState } from 'react';
import { useReportedChange } from '../../data/use-reported-change';
import { useDashboardClearChatMutation, useDashboardSendChatMutation } from './chat-api';
import { ChatForm } from './chat-form';
import { ChatLog } from './chat-log';
import { PLACEHOLDERS, SUGGESTIONS } from './chat-words';
import type { ChatTranscript } from './chat-transcript';
import styles from './chat.module.css';

interface ChatProps {
  readonly transcript: ChatTranscript;
  readonly configured: boolean;
}

export function Chat({ transcript, configured }: ChatProps) {
  const { lines } = transcript;
  const [draft, setDraft] = useState('');
  const [send, { isLoading: isWaiting }] = useDashboardSendChatMutation();
  const pending = useRef<ReturnType<typeof send> | null>(null);
  const mode = configured ? 'configured' : 'unconfigured';
  const ask = (message: string) => {
    pending.current = send({ message, chatHistory: lines.slice(-CHAT_HISTORY_SENT) });
    return pending.current;
  };
  const submit = async () => {
    const message = draft.trim();
    if (message === '' || isWaiting) return;
    setDraft('');
    const { data } = await ask(message);
    if (data === 'failed') setDraft((typed) => typed || message);
  };
  return (
    <>
      <ChatLog
        transcript={transcript}
        isWaiting={isWaiting}
        onAsk={(message) => void ask(message)}
      />
      {lines.length > 1 && (
        <div className={styles.clear}>
          <ClearChat disabled={isWaiting} />
        </div>
      )}
      {lines.length <= 1 && <Suggestions texts={SUGGESTIONS[mode]} onChoose={setDraft} />}
      <ChatForm
        draft={draft}
        placeholder={PLACEHOLDERS[mode]}
        isWaiting={isWaiting}
        onDraft={setDraft}
        onSubmit={() => void submit()}
        onStop={() => pending.current?.abort()}
      />
    </>
  );
}

interface SuggestionsProps {
  readonly texts: readonly string[];
  readonly onChoose: (text: string) => void;
}

function Suggestions({ texts, onChoose }: SuggestionsProps) {
  return (
    <div className={styles.suggestions}>
      <p className={styles.try}>Try asking:</p>
      {texts.map((text) => (
        <Button key={text} size="small" onClick={() => onChoose(text)}>
          {text}
        </Button>
      ))}
    </div>
  );
}

function ClearChat({ disabled }: { readonly disabled: boolean }) {
  const [isAsking, setIsAsking] = useState(false);
  const [clear] = useDashboardClearChatMutation();
  const report = useReportedChange();
  return (
    <>
      <Button size="small" variant="quiet" disabled={disabled} onClick={() => setIsAsking(true)}>
        Clear conversation
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Clear this conversation?"
        message="Your questions, the answers, and what was sent are deleted for good. This cannot be undone."
        confirmLabel="Clear conversation"
        tone="danger"
        onConfirm={() => {
          setIsAsking(false);
          void report(clear().unwrap(), 'Conversation cleared');
        }}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
