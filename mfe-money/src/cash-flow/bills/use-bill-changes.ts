import type { CalendarEntry, ScheduledItem } from '@halyard/shared-contracts/finance';
import { toDollars, abs } from '@halyard/shared-contracts/money';
import { failureMessage } from '@halyard/shared-contracts/store';
import { useToast } from '@halyard/shared-contracts/ui';
import type { BillChoiceInput, ScheduledInput } from '@halyard/shared-contracts/wire';
import {
  scheduledInput,
  useMoneyAddBillChoiceMutation,
  useMoneyAddScheduledMutation,
  useMoneyEditScheduledMutation,
  useMoneyRemoveBillChoiceMutation,
  useMoneyRemoveScheduledMutation,
} from '../../data/bill-endpoints';

interface Answer<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
}

function useReport() {
  const toast = useToast();
  const show = (message: string, undo?: () => unknown) =>
    toast.show({
      message,
      ...(undo && { action: { label: 'Undo', onClick: () => void undo() } }),
    });
  const after = <T>(answer: Answer<T>, message: string, undo: (data: T) => unknown): boolean => {
    const { data } = answer;
    if (answer.error !== undefined || data === undefined) {
      show(failureMessage(answer.error));
      return false;
    }
    show(message, () => undo(data));
    return true;
  };
  return { after };
}

export function useScheduledChanges() {
  const [add] = useMoneyAddScheduledMutation();
  const [edit] = useMoneyEditScheduledMutation();
  const [drop] = useMoneyRemoveScheduledMutation();
  const { after } = useReport();
  return {
    add: async (input: ScheduledInput) =>
      after(await add(input), `Added ${input.name}`, ({ id }) => drop(id)),
    edit: async (before: ScheduledItem, input: ScheduledInput) =>
      after(await edit({ id: before.id, input }), `Changed ${input.name}`, () =>
        edit({ id: before.id, input: scheduledInput(before) }),
      ),
    remove: async (item: ScheduledItem) =>
      after<unknown>(await drop(item.id), `Removed ${item.name}`, () => add(scheduledInput(item))),
  };
}

export function useBillChoices() {
  const [add] = useMoneyAddBillChoiceMutation();
  const [drop] = useMoneyRemoveBillChoiceMutation();
  const { after } = useReport();
  const say = async (input: BillChoiceInput, message: string) =>
    after(await add(input), message, ({ id }) => drop(id));
  return {
    say,
    refuse: async ({ name, amount }: Pick<CalendarEntry, 'name' | 'amount'>) => {
      const size = toDollars(abs(amount));
      const direction = amount < 0 ? 'out' : 'in';
      const what = direction === 'in' ? 'a payday' : 'a bill';
      return say(
        { payee: name, direction, low: size, high: size, rhythm: 'none' },
        `${name} is no longer ${what}`,
      );
    },
    takeBack: async (id: string) => {
      await drop(id);
    },
  };
}
