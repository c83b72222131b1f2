import type { Transaction } from '@halyard/shared-contracts/finance';
import type { TransactionPatch } from '@halyard/shared-contracts/wire';
import { useMemo } from 'react';
import type { AccountNames } from '../account-names';
import type { TransactionsData } from '../transactions-data';
import { transferRoute } from '../transfer-route';
import type { TransactionChanges } from '../use-transaction-changes';
import { type WholeTransaction, wholeTransaction } from './split/whole-transaction';

/** These are what each section of the panel needs. */
export interface PanelRow {
  readonly row: Transaction;
  readonly whole: WholeTransaction;
  /** It is null for a row that is no transfer. */
  readonly route: string | null;
  readonly data: TransactionsData;
  readonly names: AccountNames;
  readonly changes: TransactionChanges;
  readonly edit: (
    patch: TransactionPatch,
    message: string,
  ) => ReturnType<TransactionChanges['edit']>;
}

type Given = Pick<PanelRow, 'row' | 'data' | 'names' | 'changes'>;

export function usePanelRow({ row, data, names, changes }: Given): PanelRow {
  const whole = useMemo(() => wholeTransaction(row, data.transactions), [row, data.transactions]);
  const edit = (patch: TransactionPatch, message: string) => changes.edit(whole, patch, message);
  return { row, whole, route: transferRoute(row, names), data, names, changes, edit };
}
