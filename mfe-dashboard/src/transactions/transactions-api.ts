import type { Transaction } from '@halyard/shared-contracts/finance';
import { appApi, type AppDispatch, type AppState, read } from '@halyard/shared-contracts/store';
import {
  type BulkEdit,
  type BulkEdited,
  bulkEditedSchema,
  type BulkPatch,
  decodeTransaction,
  decodeWhy,
  encodeTransaction,
  isPart,
  FINANCE_PATHS,
  transactionAnswerSchema,
  transactionEditedSchema,
  type TransactionInput,
  type TransactionEdited,
  type TransactionPatch,
  type TransactionRemoved,
  transactionRemovedSchema,
  type TransactionsAnswer,
  type TransactionWire,
  type Why,
  wholeId,
} from '@halyard/shared-contracts/wire';
import { onSuccess } from '../data/on-success';

/** Here a part has the id of its whole. */
interface Edit {
  readonly id: string;
  readonly patch: TransactionPatch;
}

interface Lifecycle {
  readonly dispatch: AppDispatch;
  readonly getState: () => AppState;
  readonly queryFulfilled: Promise<unknown>;
}

const oneOf = (id: string) => `${FINANCE_PATHS.transactions}/${encodeURIComponent(id)}`;

const decoded = (raw: { readonly transaction: TransactionWire }): Transaction =>
  decodeTransaction(raw.transaction);

function marked(
  { hidden, reviewed, tags, ...wire }: TransactionWire,
  patch: TransactionPatch,
): TransactionWire {
  const next = { hidden, reviewed, tags, ...patch };
  return {
    ...wire,
    ...(next.hidden && { hidden: true }),
    ...(next.reviewed && { reviewed: true }),
    ...(next.tags?.length && { tags: next.tags }),
  };
}

function patched(row: Transaction, change: TransactionPatch): Transaction {
  const wire = encodeTransaction(row);
  const own = { category: row.category, amount: wire.amount };
  const patch = isPart(row) ? { ...change, ...own } : change;
  return decodeTransaction({
    ...marked(wire, patch),
    account_id: patch.account_id ?? wire.account_id,
    date: patch.date ?? wire.date,
    merchant: patch.merchant ?? wire.merchant,
    category: patch.category ?? wire.category,
    amount: patch.amount ?? wire.amount,
    note: patch.note === undefined ? wire.note : patch.note,
  });
}

function withRow(
  answer: TransactionsAnswer,
  id: string,
  next: (row: Transaction) => readonly Transaction[],
): TransactionsAnswer {
  const transactions = answer.transactions.flatMap((row) =>
    wholeId(row.id) === id ? next(row) : row,
  );
  return { ...answer, transactions };
}

const selectList = appApi.endpoints.transactions.select();

/** Other later changes stay. */
function withRowBack(
  answer: TransactionsAnswer,
  before: TransactionsAnswer,
  id: string,
): TransactionsAnswer {
  const isOwn = (row: Transaction) => wholeId(row.id) === id;
  const others = answer.transactions.filter((row) => !isOwn(row));
  const place = before.transactions.findIndex(isOwn);
  const own = before.transactions.filter(isOwn);
  return { ...answer, transactions: others.toSpliced(place, 0, ...own) };
}

/** The change is reverted if the API refuses it. */
function showAtOnce(
  id: string,
  next: (row: Transaction) => readonly Transaction[],
  { dispatch, getState, queryFulfilled }: Lifecycle,
): void {
  const before = selectList(getState()).data;
  const show = (change: (now: TransactionsAnswer) => TransactionsAnswer) => {
    const { data } = selectList(getState());
    if (!data) return;
    const changed = change(data);
    dispatch(appApi.util.updateQueryData('transactions', undefined, () => changed));
  };
  show((now) => withRow(now, id, next));
  queryFulfilled.catch(() => before && show((now) => withRowBack(now, before, id)));
}

function unreviewed(row: Transaction): Transaction {
  const { reviewed: _, ...rest } = row;
  return rest;
}

/** Only the review marks appear before the answer. */
function showReviewed(
  ids: readonly string[],
  { reviewed }: BulkPatch,
  { dispatch, getState, queryFulfilled }: Lifecycle,
): void {
  const { data } = selectList(getState());
  if (!data || reviewed !== true) return;
  const named = new Set(ids);
  const show = (mark: (row: Transaction) => Transaction) => {
    const now = selectList(getState()).data ?? data;
    const transactions = now.transactions.map((row) =>
      named.has(wholeId(row.id)) ? mark(row) : row,
    );
    dispatch(
      appApi.util.updateQueryData('transactions', undefined, () => ({ ...now, transactions })),
    );
  };
  const before = new Set(data.transactions.flatMap(({ id, reviewed: was }) => (was ? id : [])));
  show((row) => ({ ...row, reviewed: true }));
  queryFulfilled.catch(() => show((row) => (before.has(row.id) ? row : unreviewed(row))));
}

const transactionsApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    dashboardTransactionsWhy: build.query<Why, string>({
      query: (id) => read(`${oneOf(id)}/why`),
      transformResponse: decodeWhy,
      providesTags: ['Finance'],
    }),
    dashboardTransactionsAdd: build.mutation<Transaction, TransactionInput>({
      query: (body) => ({ ...read(FINANCE_PATHS.transactions), method: 'POST', body }),
      rawResponseSchema: transactionAnswerSchema,
      transformResponse: decoded,
      invalidatesTags: onSuccess,
    }),
    dashboardTransactionsEdit: build.mutation<TransactionEdited, Edit>({
      query: ({ id, patch }) => ({ ...read(oneOf(id)), method: 'PATCH', body: patch }),
      rawResponseSchema: transactionEditedSchema,
      onQueryStarted: ({ id, patch }, lifecycle) =>
        showAtOnce(id, (row) => [patched(row, patch)], lifecycle),
      // An error can mean that the list is outdated.
      invalidatesTags: ['Finance'],
    }),
    dashboardTransactionsBulk: build.mutation<BulkEdited, BulkEdit>({
      query: (body) => ({ ...read(`${FINANCE_PATHS.transactions}/bulk`), method: 'POST', body }),
      rawResponseSchema: bulkEditedSchema,
      onQueryStarted: ({ ids, patch }, lifecycle) => showReviewed(ids, patch, lifecycle),
      invalidatesTags: ['Finance'],
    }),
    dashboardTransactionsDelete: build.mutation<TransactionRemoved, string>({
      query: (id) => ({ ...read(oneOf(id)), method: 'DELETE' }),
      rawResponseSchema: transactionRemovedSchema,
      onQueryStarted: (id, lifecycle) => showAtOnce(id, () => [], lifecycle),
      invalidatesTags: ['Finance'],
    }),
  }),
});

export const {
  useDashboardTransactionsAddMutation,
  useDashboardTransactionsBulkMutation,
  useDashboardTransactionsDeleteMutation,
  useDashboardTransactionsEditMutation,
  useDashboardTransactionsWhyQuery,
} = transactionsApi;
