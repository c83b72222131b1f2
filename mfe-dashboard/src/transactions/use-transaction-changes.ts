import type { Transaction } from '@halyard/shared-contracts/finance';
import { useToast } from '@halyard/shared-contracts/ui';
import {
  encodeTransaction,
  type TransactionInput,
  type TransactionPatch,
} from '@halyard/shared-contracts/wire';
import { serverText } from '../server-text';
import {
  useDashboardTransactionsAddMutation,
  useDashboardTransactionsDeleteMutation,
  useDashboardTransactionsEditMutation,
} from './transactions-api';

/** The ways to change transactions. Each says what happened and offers the way back; none rejects. */
export interface TransactionChanges {
  add(input: TransactionInput): Promise<boolean>;
  edit(row: Transaction, patch: TransactionPatch, message: string): Promise<boolean>;
  remove(row: Transaction): Promise<boolean>;
}

const NOT_SAVED = 'The change could not be saved. Please try again.';

/** The patch that takes another one back. Parts are put together again: the row does not say what they were. */
function reverse(row: Transaction, patch: TransactionPatch): TransactionPatch {
  const before = { ...encodeTransaction(row), parts: null };
  return Object.fromEntries(Object.entries(before).filter(([field]) => field in patch));
}

/** The entry that brings a deleted manual row back. */
function entryOf(row: Transaction): TransactionInput {
  const { account_id, date, merchant, category, amount, note } = encodeTransaction(row);
  return { account_id, date, merchant, category, amount, note };
}

export function useTransactionChanges(): TransactionChanges {
  const [add] = useDashboardTransactionsAddMutation();
  const [edit] = useDashboardTransactionsEditMutation();
  const [remove] = useDashboardTransactionsDeleteMutation();
  const toast = useToast();

  /** Says how a change went; a change that was undone offers no second way back. */
  const told = async <T>(
    change: Promise<T>,
    message: string,
    undo?: (done: T) => Promise<unknown>,
  ): Promise<boolean> => {
    try {
      const done = await change;
      const back = () => void (undo && told(undo(done), 'Change undone'));
      toast.show(undo ? { message, action: { label: 'Undo', onClick: back } } : { message });
      return true;
    } catch (error) {
      toast.show({ message: serverText(error, NOT_SAVED) });
      return false;
    }
  };

  return {
    add: (input) => told(add(input).unwrap(), 'Transaction added', ({ id }) => remove(id).unwrap()),
    edit: (row, patch, message) =>
      told(edit({ id: row.id, patch }).unwrap(), message, () =>
        edit({ id: row.id, patch: reverse(row, patch) }).unwrap(),
      ),
    remove: (row) =>
      told(remove(row.id).unwrap(), 'Transaction deleted', () => add(entryOf(row)).unwrap()),
  };
}
