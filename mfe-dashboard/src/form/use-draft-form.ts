import { type FormEvent, useState } from 'react';

/** What is wrong with a draft, by field, in words for the person. */
export type ErrorsOf<Draft> = Partial<Record<keyof Draft, string>>;

interface DraftFormOptions<Draft> {
  readonly initial: Draft;
  readonly check: (draft: Draft) => ErrorsOf<Draft>;
  /** Called with a draft that nothing is wrong with. */
  readonly onSave: (draft: Draft) => Promise<unknown>;
}

/** A form over one draft: says what is wrong once saving was tried, and is busy until it is saved. */
export function useDraftForm<Draft>({ initial, check, onSave }: DraftFormOptions<Draft>) {
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<ErrorsOf<Draft>>({});
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    const found = check(draft);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    await onSave(draft);
    setBusy(false);
  };

  return {
    draft,
    errors,
    busy,
    change: (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
  };
}
