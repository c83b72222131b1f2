import { countWords } from '@halyard/shared-contracts/finance';
import { failureMessage } from '@halyard/shared-contracts/store';
import { useToast } from '@halyard/shared-contracts/ui';
import { useMoneyUndoChangeMutation } from './data/category-endpoints';

export function useUndo(): (changeId: string) => Promise<void> {
  const [undo] = useMoneyUndoChangeMutation();
  const toast = useToast();
  return async (changeId) => {
    const { data, error } = await undo(changeId);
    const restored =
      data && data.undone > 0 ? `: ${countWords(data.undone, 'entry', 'entries')}` : '';
    toast.show({ message: error ? failureMessage(error) : `Change undone${restored}` });
  };
}
