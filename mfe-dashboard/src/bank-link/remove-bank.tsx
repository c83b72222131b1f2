import { Button, ConfirmDialog } from '@halyard/shared-contracts/ui';
import { useState } from 'react';

interface RemoveBankProps {
  readonly institution: string;
  readonly busy: boolean;
  readonly onRemove: () => void;
}

export function RemoveBank({ institution, busy, onRemove }: RemoveBankProps) {
  const [asking, setAsking] = useState(false);
  const remove = () => {
    setAsking(false);
    onRemove();
  };
  return (
    <>
      <Button
        size="small"
        aria-label={`Remove ${institution}`}
        busy={busy}
        onClick={() => setAsking(true)}
      >
        Remove
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Remove ${institution}?`}
        message={`Halyard gives up its access to ${institution}, and its accounts and transactions leave your screens. Your other banks stay.`}
        confirmLabel="Remove"
        tone="danger"
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
