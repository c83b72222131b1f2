import { appApi, read } from '@halyard/shared-contracts/store';
import { type FactFinder, factFinderSchema, PATHS } from '@halyard/shared-contracts/wire';
import { onSuccess } from './on-success';

const factFinderApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    planningFactFinder: build.query<FactFinder, void>({
      query: () => read(PATHS.finance.factFinder),
      responseSchema: factFinderSchema,
      providesTags: ['Finance'],
    }),
    planningSaveFactFinder: build.mutation<FactFinder, FactFinder>({
      query: (body) => ({ ...read(PATHS.finance.factFinder), method: 'PUT', body }),
      responseSchema: factFinderSchema,
      invalidatesTags: onSuccess,
    }),
  }),
});

export const { usePlanningFactFinderQuery, usePlanningSaveFactFinderMutation } = factFinderApi;
