import { Button } from '@halyard/shared-contracts/ui';
import { CHAT_HISTORY_SENT, type ChatMessage } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { useDashboardSendChatMutation } from './chat-api';
import { ChatForm } from './chat-form';
import { ChatLog } from './chat-log';
import { PLACEHOLDERS, SUGGESTIONS } from './chat-words';
import styles from './chat.module.css';

interface ChatProps {
  readonly messages: readonly ChatMessage[];
  readonly configured: boolean;
}

export function Chat({ messages, configured }: ChatProps) {
  const [draft, setDraft] = useState('');
  const [send, { isLoading: isWaiting }] = useDashboardSendChatMutation();
  const mode = configured ? 'configured' : 'unconfigured';
  const submit = () => {
    const message = draft.trim();
    if (message === '' || isWaiting) return;
    setDraft('');
    void send({ message, chatHistory: messages.slice(-CHAT_HISTORY_SENT) });
  };
  return (
    <>
      <ChatLog messages={messages} isWaiting={isWaiting} />
      {messages.length <= 1 && <Suggestions texts={SUGGESTIONS[mode]} onChoose={setDraft} />}
      <ChatForm
        draft={draft}
        placeholder={PLACEHOLDERS[mode]}
        isWaiting={isWaiting}
        onDraft={setDraft}
        onSubmit={submit}
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
