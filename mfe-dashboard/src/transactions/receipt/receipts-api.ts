import { appApi, read } from '@halyard/shared-contracts/store';
import {
  doneSchema,
  FINANCE_PATHS,
  type Receipt,
  receiptAnswerSchema,
  type ReceiptInput,
  receiptsAnswerSchema,
} from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import { onSuccess } from '../../data/on-success';

const ofRow = (id: string): string =>
  `${FINANCE_PATHS.transactions}/${encodeURIComponent(id)}/receipts`;

export const receiptAddress = ({ id }: Pick<Receipt, 'id'>): string =>
  `${FINANCE_PATHS.receipts}/${encodeURIComponent(id)}`;

const receiptsApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    dashboardReceipts: build.query<readonly Receipt[], string>({
      query: (id) => read(ofRow(id)),
      transformResponse: (raw: unknown) => v.parse(receiptsAnswerSchema, raw).receipts,
      providesTags: ['Finance'],
    }),
    dashboardReceiptAdd: build.mutation<unknown, ReceiptInput & { readonly row: string }>({
      query: ({ row, ...body }) => ({ ...read(ofRow(row)), method: 'POST', body }),
      rawResponseSchema: receiptAnswerSchema,
      invalidatesTags: onSuccess,
    }),
    dashboardReceiptRemove: build.mutation<unknown, Receipt>({
      query: (receipt) => ({ ...read(receiptAddress(receipt)), method: 'DELETE' }),
      rawResponseSchema: doneSchema,
      invalidatesTags: ['Finance'],
    }),
  }),
});

export const {
  useDashboardReceiptAddMutation,
  useDashboardReceiptRemoveMutation,
  useDashboardReceiptsQuery,
} = receiptsApi;
