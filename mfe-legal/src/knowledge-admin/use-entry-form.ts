import { useToast } from '@halyard/shared-contracts/ui';
import { type SubmitEvent, useState } from 'react';
import { EMPTY_ENTRY, type EntryDraft, entryOf, entryProblems } from './entry-draft';
import { useLegalStoreKnowledgeMutation } from './knowledge-endpoints';

/** The draft of one entry, what is wrong with it once storing was tried, and the storing itself. */
export function useEntryForm() {
  const [draft, setDraft] = useState(EMPTY_ENTRY);
  const [submitted, setSubmitted] = useState(false);
  const [post, { isLoading, error }] = useLegalStoreKnowledgeMutation();
  const toast = useToast();

  const store = async () => {
    setSubmitted(true);
    if (Object.keys(entryProblems(draft)).length > 0) return;
    const { error: failure } = await post(entryOf(draft));
    if (failure !== undefined) return;
    toast.show({ message: 'Entry stored' });
    setDraft({ ...EMPTY_ENTRY, category: draft.category });
    setSubmitted(false);
  };

  return {
    draft,
    change: (part: Partial<EntryDraft>) => setDraft((now) => ({ ...now, ...part })),
    problems: submitted ? entryProblems(draft) : {},
    busy: isLoading,
    error,
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      void store();
    },
  };
}
