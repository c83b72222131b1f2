import { appApi, read } from '@halyard/shared-contracts/store';
import {
  broughtSchema,
  AUTH_PATHS,
  type Visit,
  visitsSchema,
} from '@halyard/shared-contracts/wire';
import * as v from 'valibot';

const one = (id: string) => `${AUTH_PATHS.visits}/${encodeURIComponent(id)}`;

const visitApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    shellVisits: build.query<readonly Visit[], void>({
      query: () => read(AUTH_PATHS.visits),
      transformResponse: (raw: unknown) => v.parse(visitsSchema, raw).visits,
      providesTags: ['Session'],
    }),
    shellBringAlong: build.mutation<
      unknown,
      { readonly id: string; readonly entries: readonly string[] }
    >({
      query: ({ id, entries }) => ({ url: one(id), method: 'POST', body: { entries } }),
      transformResponse: (raw: unknown) => v.parse(broughtSchema, raw),
      invalidatesTags: ['Session', 'Bank', 'Finance', 'Chat'],
    }),
    shellPutAwayVisit: build.mutation<unknown, string>({
      query: (id) => ({ url: one(id), method: 'DELETE', body: {} }),
      invalidatesTags: ['Session'],
    }),
  }),
});

export const {
  useLazyShellVisitsQuery,
  useShellBringAlongMutation,
  useShellPutAwayVisitMutation,
  useShellVisitsQuery,
} = visitApi;
