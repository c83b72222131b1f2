import { countWords, type Transaction } from '@halyard/shared-contracts/finance';
import { useTransactionsQuery } from '@halyard/shared-contracts/store';
import {
  type BulkPatch,
  encodeTransaction,
  type MerchantRename,
  type TransactionEdited,
  type TransactionInput,
  type TransactionPatch,
  wholeId,
} from '@halyard/shared-contracts/wire';
import { useEffect, useRef } from 'react';
import { useReportedChange } from '../data/use-reported-change';
import { useDashboardUndoMutation } from '../data/changes-api';
import { useDashboardRenameMerchantMutation } from './merchant-api';
import {
  useDashboardTransactionsAddMutation,
  useDashboardTransactionsBulkMutation,
  useDashboardTransactionsDeleteMutation,
  useDashboardTransactionsEditMutation,
} from './transactions-api';
import { undoneTags } from './tags/undone-tags';
import type { WholeTransaction } from './details/split/whole-transaction';

/** Each change reports its result in a toast and never rejects. */
export interface TransactionChanges {
  add(input: TransactionInput): Promise<boolean>;
  edit(whole: WholeTransaction, patch: TransactionPatch, message: string): Promise<boolean>;
  /** A null value removes the share. */
  patch(id: string, patch: SharePatch, message: string): Promise<boolean>;
  remove(whole: WholeTransaction): Promise<boolean>;
  bulk(ids: readonly string[], patch: BulkPatch): Promise<boolean>;
  renameMerchant(rename: MerchantRename): Promise<boolean>;
}

type Share = Pick<TransactionPatch, 'owed' | 'repays'>;

export interface SharePatch extends Share {
  readonly before: Share;
}

function partsOf({ parts }: WholeTransaction): TransactionPatch['parts'] {
  if (parts.length === 0) return null;
  return parts.map(encodeTransaction).map(({ category, amount }) => ({ category, amount }));
}

function marksOf({ tags = [], hidden, reviewed }: Transaction) {
  return { tags: [...tags], hidden: hidden === true, reviewed: reviewed === true };
}

function reverse(
  whole: WholeTransaction,
  patch: TransactionPatch,
  now: Transaction = whole.row,
): TransactionPatch {
  const { row } = whole;
  const transfer_id = row.transfer?.id ?? null;
  const parts = partsOf(whole);
  const marks = marksOf(row);
  const tags = undoneTags({ before: marks.tags, after: patch.tags ?? marks.tags }, now.tags ?? []);
  const before = { ...encodeTransaction(row), ...marks, tags, parts, transfer_id };
  return Object.fromEntries(Object.entries(before).filter(([field]) => field in patch));
}

function bulkWords(changed: number, patch: BulkPatch): string {
  if (changed === 0) return 'Nothing to change: it is so already';
  const rows = countWords(changed, 'transaction');
  const isReview = Object.keys(patch).join() === 'reviewed';
  return isReview ? `Accepted ${rows}` : `Changed ${rows}`;
}

export function useTransactionChanges(): TransactionChanges {
  const [add] = useDashboardTransactionsAddMutation();
  const [edit] = useDashboardTransactionsEditMutation();
  const [remove] = useDashboardTransactionsDeleteMutation();
  const [rename] = useDashboardRenameMerchantMutation();
  const [undo] = useDashboardUndoMutation();
  const [bulk] = useDashboardTransactionsBulkMutation();
  const report = useReportedChange();
  const { data } = useTransactionsQuery();
  const latest = useRef(data);
  useEffect(() => {
    latest.current = data;
  }, [data]);
  const undoOf = ({ changeId }: { readonly changeId: string | null }) =>
    changeId === null ? Promise.resolve() : undo(changeId).unwrap();
  const listed = ({ row }: WholeTransaction) =>
    latest.current?.transactions.find(({ id }) => wholeId(id) === row.id);
  /** Fields that the user had never set become unset again. Tags that were added later stay. */
  const takeBack = (
    { changeId }: TransactionEdited,
    patch: TransactionPatch,
    reversed: () => Promise<unknown>,
  ): Promise<unknown> => {
    if (changeId === undefined || patch.tags !== undefined) return reversed();
    return changeId === null ? Promise.resolve() : undo(changeId).unwrap();
  };
  return {
    add: (input) =>
      report(add(input).unwrap(), 'Transaction added', ({ id }) => remove(id).unwrap()),
    edit: (whole, patch, message) =>
      report(edit({ id: whole.row.id, patch }).unwrap(), message, (done) =>
        takeBack(done, patch, () =>
          edit({ id: whole.row.id, patch: reverse(whole, patch, listed(whole)) }).unwrap(),
        ),
      ),
    patch: (id, { before, ...patch }, message) =>
      report(edit({ id, patch }).unwrap(), message, (done) =>
        takeBack(done, patch, () => edit({ id, patch: before }).unwrap()),
      ),
    remove: ({ row }) => report(remove(row.id).unwrap(), 'Transaction deleted', undoOf),
    bulk: (ids, patch) =>
      report(
        bulk({ ids: [...ids], patch }).unwrap(),
        ({ changed }) => bulkWords(changed, patch),
        undoOf,
      ),
    renameMerchant: (names) =>
      report(
        rename(names).unwrap(),
        ({ changed }) => `Renamed ${countWords(changed, 'transaction')} to ${names.to}`,
        ({ changeId }) => undo(changeId).unwrap(),
      ),
  };
}
