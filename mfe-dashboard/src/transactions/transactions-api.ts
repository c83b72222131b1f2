import type { Transaction } from '@halyard/shared-contracts/finance';
import { appApi, type AppDispatch, type AppState, read } from '@halyard/shared-contracts/store';
import {
  decodeTransaction,
  decodeWhy,
  doneSchema,
  encodeTransaction,
  isPart,
  PATHS,
  transactionAnswerSchema,
  type TransactionInput,
  type TransactionPatch,
  type TransactionsAnswer,
  type TransactionWire,
  type Why,
  wholeId,
} from '@halyard/shared-contracts/wire';

/** A part has the id of its whole here. */
interface Edit {
  readonly id: string;
  readonly patch: TransactionPatch;
}

interface Lifecycle {
  readonly dispatch: AppDispatch;
  readonly getState: () => AppState;
  readonly queryFulfilled: Promise<unknown>;
}

const oneOf = (id: string) => `${PATHS.finance.transactions}/${encodeURIComponent(id)}`;

const decoded = (raw: { readonly transaction: TransactionWire }): Transaction =>
  decodeTransaction(raw.transaction);

/** The wire leaves out the marks that a row does not have. */
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

/** Other changes since then stay. */
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

/** The change is shown before the API answers, and reverted when the API refuses it. */
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

const transactionsApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    dashboardTransactionsWhy: build.query<Why, string>({
      query: (id) => read(`${oneOf(id)}/why`),
      transformResponse: decodeWhy,
      providesTags: ['Finance'],
    }),
    dashboardTransactionsAdd: build.mutation<Transaction, TransactionInput>({
      query: (body) => ({ ...read(PATHS.finance.transactions), method: 'POST', body }),
      rawResponseSchema: transactionAnswerSchema,
      transformResponse: decoded,
      invalidatesTags: (_, error) => (error ? [] : ['Finance']),
    }),
    dashboardTransactionsEdit: build.mutation<Transaction, Edit>({
      query: ({ id, patch }) => ({ ...read(oneOf(id)), method: 'PATCH', body: patch }),
      rawResponseSchema: transactionAnswerSchema,
      transformResponse: decoded,
      onQueryStarted: ({ id, patch }, lifecycle) =>
        showAtOnce(id, (row) => [patched(row, patch)], lifecycle),
      // A refusal can mean that the list is outdated.
      invalidatesTags: ['Finance'],
    }),
    dashboardTransactionsDelete: build.mutation<unknown, string>({
      query: (id) => ({ ...read(oneOf(id)), method: 'DELETE' }),
      rawResponseSchema: doneSchema,
      onQueryStarted: (id, lifecycle) => showAtOnce(id, () => [], lifecycle),
      invalidatesTags: ['Finance'],
    }),
  }),
});

export const {
  useDashboardTransactionsAddMutation,
  useDashboardTransactionsDeleteMutation,
  useDashboardTransactionsEditMutation,
  useDashboardTransactionsWhyQuery,
} = transactionsApi;
