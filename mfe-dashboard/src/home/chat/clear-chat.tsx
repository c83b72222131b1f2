import { Button, ConfirmDialog } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { useReportedChange } from '../../data/use-reported-change';
import { useDashboardClearChatMutation } from './chat-api';

/** Forgets the talk once that is confirmed. */
export function ClearChat({ disabled }: { readonly disabled: boolean }) {
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
        message="Your questions, the answers and what was sent for them go for good. This cannot be undone."
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
