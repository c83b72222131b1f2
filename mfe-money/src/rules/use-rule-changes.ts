import { countWords } from '@halyard/shared-contracts/finance';
import { failureMessage } from '@halyard/shared-contracts/store';
import { useToast } from '@halyard/shared-contracts/ui';
import type { RuleWire } from '@halyard/shared-contracts/wire';
import {
  type RuleEdit,
  useMoneyApplyRuleMutation,
  useMoneyRemoveRuleMutation,
  useMoneySaveRuleMutation,
} from '../data/rule-endpoints';
import { useUndo } from '../use-undo';

/** Each change reports its result in a toast and never rejects. */
export function useRuleChanges() {
  const [store, storing] = useMoneySaveRuleMutation();
  const [run] = useMoneyApplyRuleMutation();
  const [drop] = useMoneyRemoveRuleMutation();
  const undo = useUndo();
  const toast = useToast();

  const save = async (rule: RuleEdit): Promise<RuleWire | null> => {
    const { data } = await store(rule);
    if (data && rule.order === undefined) toast.show({ message: 'Rule saved' });
    return data ?? null;
  };

  const apply = async ({ id }: RuleWire): Promise<void> => {
    const { data, error } = await run(id);
    if (error) {
      const reason = failureMessage(error);
      return toast.show({ message: `The rule is not applied to past transactions. ${reason}` });
    }
    const { changeId, changed } = data;
    toast.show({
      message: `Changed ${countWords(changed, 'transaction')}`,
      ...(changed > 0 && { action: { label: 'Undo', onClick: () => void undo(changeId) } }),
    });
  };

  const remove = async ({ id, ...rule }: RuleWire): Promise<void> => {
    const { error } = await drop(id);
    const { name, when, then, order } = rule;
    const bringBack = async () => {
      const { error: failed } = await store({ name, when, then, order });
      toast.show({ message: failed ? failureMessage(failed) : 'Change undone' });
    };
    toast.show(
      error
        ? { message: failureMessage(error) }
        : { message: 'Rule deleted', action: { label: 'Undo', onClick: () => void bringBack() } },
    );
  };

  return { save, apply, remove, error: storing.error, busy: storing.isLoading };
}
