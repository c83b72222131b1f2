import { appApi, read } from '@halyard/shared-contracts/store';
import {
  type ChangesAnswer,
  changesAnswerSchema,
  FINANCE_PATHS,
  undoneSchema,
} from '@halyard/shared-contracts/wire';
import * as v from 'valibot';

interface ChangesOf {
  readonly entity?: string;
  readonly id?: string;
  readonly before?: string;
}

const changesApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    dashboardChanges: build.query<ChangesAnswer, ChangesOf>({
      query: (asked) => read(FINANCE_PATHS.changes, { ...asked }),
      transformResponse: (raw: unknown) => v.parse(changesAnswerSchema, raw),
      providesTags: ['Finance'],
    }),
    dashboardUndo: build.mutation<unknown, string>({
      query: (id) => ({
        ...read(`${FINANCE_PATHS.changes}/${encodeURIComponent(id)}/undo`),
        method: 'POST',
      }),
      rawResponseSchema: undoneSchema,
      invalidatesTags: ['Finance'],
    }),
  }),
});

export const { useDashboardChangesQuery, useDashboardUndoMutation } = changesApi;
