import { type Problems, useDraft } from '@halyard/shared-contracts/ui';
import { useState } from 'react';

interface DraftFormOptions<Draft> {
  readonly initial: Draft;
  readonly check: (draft: Draft) => Problems<Draft>;
  readonly onSave: (draft: Draft) => Promise<unknown>;
}

export function useDraftForm<Draft extends object>(options: DraftFormOptions<Draft>) {
  const { initial, check, onSave } = options;
  const { draft, problems, change, attempt } = useDraft(initial, check);
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    if (!attempt()) return;
    setBusy(true);
    await onSave(draft);
    setBusy(false);
  };

  return { draft, problems, busy, change, submit };
}
