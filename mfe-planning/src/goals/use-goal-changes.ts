import { failureMessage } from '@halyard/shared-contracts/store';
import { useToast } from '@halyard/shared-contracts/ui';
import type { GoalContributionInput, GoalFigures, GoalInput } from '@halyard/shared-contracts/wire';
import {
  usePlanningContributeMutation,
  usePlanningRemoveContributionMutation,
  usePlanningRemoveGoalMutation,
  usePlanningSaveGoalMutation,
  usePlanningUndoChangeMutation,
} from '../data/goal-endpoints';

/** Each change reports its result in a toast and returns whether the API accepted it. */
export function useGoalChanges() {
  const [save, saving] = usePlanningSaveGoalMutation();
  const [drop] = usePlanningRemoveGoalMutation();
  const [add, adding] = usePlanningContributeMutation();
  const [take] = usePlanningRemoveContributionMutation();
  const [undo] = usePlanningUndoChangeMutation();
  const toast = useToast();

  const undoing = async (changeId: string) => {
    const { error } = await undo(changeId);
    toast.show({ message: error ? failureMessage(error) : 'Change undone' });
  };
  const done = (message: string, changeId: string | undefined) =>
    toast.show({
      message,
      ...(changeId !== undefined && {
        action: { label: 'Undo', onClick: () => void undoing(changeId) },
      }),
    });

  return {
    saveGoal: async (input: GoalInput, goal?: GoalFigures): Promise<boolean> => {
      const { data } = await save({ id: goal?.id, input });
      if (data) done(goal ? 'Goal saved' : 'Goal added', data.changeId);
      return data !== undefined;
    },
    moveGoal: async (id: string, input: GoalInput): Promise<void> => {
      const { error } = await save({ id, input });
      if (error) toast.show({ message: failureMessage(error) });
    },
    removeGoal: async ({ id, name }: GoalFigures): Promise<void> => {
      const { data, error } = await drop(id);
      if (error) toast.show({ message: failureMessage(error) });
      else done(`${name} deleted`, data);
    },
    contribute: async (goalId: string, input: GoalContributionInput): Promise<boolean> => {
      const { data } = await add({ goalId, input });
      if (data) done(input.amount < 0 ? 'Money taken out' : 'Money added', data.changeId);
      return data !== undefined;
    },
    removeContribution: async (goalId: string, id: string): Promise<void> => {
      const { data, error } = await take({ goalId, id });
      if (error) toast.show({ message: failureMessage(error) });
      else done('Contribution removed', data?.changeId);
    },
    busy: saving.isLoading || adding.isLoading,
    error: saving.error ?? adding.error,
  };
}
