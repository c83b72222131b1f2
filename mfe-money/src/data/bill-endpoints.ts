import type { BillChoice, IsoMonth, ScheduledItem } from '@halyard/shared-contracts/finance';
import { toDollars } from '@halyard/shared-contracts/money';
import { appApi, read } from '@halyard/shared-contracts/store';
import {
  type BillChoiceInput,
  bufferAnswerSchema,
  type CalendarAddress,
  type CalendarAnswer,
  decodeBillChoice,
  decodeBillChoices,
  decodeBufferChanged,
  decodeCalendar,
  decodeCalendarAddress,
  decodeNewCalendarAddress,
  decodeScheduledItem,
  decodeScheduledList,
  BILL_PATHS,
  type ScheduledInput,
} from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import { onSuccess } from './on-success';

interface ScheduledEdit {
  readonly id: string;
  readonly input: ScheduledInput;
}

const { scheduled, billChoices, buffer, calendarAddress, calendar } = BILL_PATHS;
const at = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`;

export const scheduledInput = (item: Omit<ScheduledItem, 'id'>): ScheduledInput => ({
  name: item.name,
  amount: toDollars(item.amount),
  date: item.date,
  rhythm: item.rhythm,
  ends: item.ends,
  account_id: item.accountId,
});

const billApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    moneyCalendar: build.query<CalendarAnswer, IsoMonth | undefined>({
      query: (month) => read(calendar, { month }),
      transformResponse: decodeCalendar,
      providesTags: ['Finance'],
    }),
    moneyScheduled: build.query<readonly ScheduledItem[], void>({
      query: () => read(scheduled),
      transformResponse: decodeScheduledList,
      providesTags: ['Finance'],
    }),
    moneyAddScheduled: build.mutation<ScheduledItem, ScheduledInput>({
      query: (body) => ({ ...read(scheduled), method: 'POST', body }),
      transformResponse: decodeScheduledItem,
      invalidatesTags: onSuccess,
    }),
    moneyEditScheduled: build.mutation<ScheduledItem, ScheduledEdit>({
      query: ({ id, input }) => ({ ...read(at(scheduled, id)), method: 'PATCH', body: input }),
      transformResponse: decodeScheduledItem,
      invalidatesTags: onSuccess,
    }),
    moneyRemoveScheduled: build.mutation<unknown, string>({
      query: (id) => ({ ...read(at(scheduled, id)), method: 'DELETE' }),
      invalidatesTags: onSuccess,
    }),
    moneyBillChoices: build.query<readonly BillChoice[], void>({
      query: () => read(billChoices),
      transformResponse: decodeBillChoices,
      providesTags: ['Finance'],
    }),
    moneyAddBillChoice: build.mutation<BillChoice, BillChoiceInput>({
      query: (body) => ({ ...read(billChoices), method: 'POST', body }),
      transformResponse: decodeBillChoice,
      invalidatesTags: onSuccess,
    }),
    moneyRemoveBillChoice: build.mutation<unknown, string>({
      query: (id) => ({ ...read(at(billChoices, id)), method: 'DELETE' }),
      invalidatesTags: onSuccess,
    }),
    moneyBuffer: build.query<number, void>({
      query: () => read(buffer),
      transformResponse: (raw: unknown) => v.parse(bufferAnswerSchema, raw).buffer,
      providesTags: ['Finance'],
    }),
    moneyChangeBuffer: build.mutation<{ readonly changeId: string }, number>({
      query: (amount) => ({ ...read(buffer), method: 'PUT', body: { buffer: amount } }),
      transformResponse: decodeBufferChanged,
      invalidatesTags: onSuccess,
    }),
    moneyCalendarAddress: build.query<CalendarAddress | null, void>({
      query: () => read(calendarAddress),
      transformResponse: decodeCalendarAddress,
      providesTags: ['Finance'],
    }),
    moneyMakeCalendarAddress: build.mutation<string, boolean>({
      query: (amounts) => ({ ...read(calendarAddress), method: 'POST', body: { amounts } }),
      transformResponse: decodeNewCalendarAddress,
      invalidatesTags: onSuccess,
    }),
    moneyRevokeCalendarAddress: build.mutation<unknown, void>({
      query: () => ({ ...read(calendarAddress), method: 'DELETE' }),
      invalidatesTags: onSuccess,
    }),
  }),
});

export const {
  useMoneyAddBillChoiceMutation,
  useMoneyAddScheduledMutation,
  useMoneyBillChoicesQuery,
  useMoneyBufferQuery,
  useMoneyCalendarAddressQuery,
  useMoneyCalendarQuery,
  useMoneyChangeBufferMutation,
  useMoneyEditScheduledMutation,
  useMoneyMakeCalendarAddressMutation,
  useMoneyRemoveBillChoiceMutation,
  useMoneyRemoveScheduledMutation,
  useMoneyRevokeCalendarAddressMutation,
  useMoneyScheduledQuery,
} = billApi;
