import { useDraft, useToast } from '@halyard/shared-contracts/ui';
import { EMPTY_ENTRY, entryOf, entryProblems } from './entry-draft';
import { useLegalStoreKnowledgeMutation } from './knowledge-endpoints';

export function useEntryForm() {
  const { draft, problems, change, attempt, restart } = useDraft(EMPTY_ENTRY, entryProblems);
  const [post, { isLoading, error }] = useLegalStoreKnowledgeMutation();
  const toast = useToast();

  const store = async () => {
    if (!attempt()) return;
    const { error: failure } = await post(entryOf(draft));
    if (failure !== undefined) return;
    toast.show({ message: 'Entry stored' });
    restart({ ...EMPTY_ENTRY, category: draft.category });
  };

  return { draft, problems, change, store, busy: isLoading, error };
}
