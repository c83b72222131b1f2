import { appApi, read } from '@halyard/shared-contracts/store';
import { type FactFinder, factFinderSchema, PLAN_PATHS } from '@halyard/shared-contracts/wire';
import { onSuccess } from './on-success';

type FactFinderInput = FactFinder & { readonly goalsBefore: string[] };

const factFinderApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    planningFactFinder: build.query<FactFinder, void>({
      query: () => read(PLAN_PATHS.factFinder),
      responseSchema: factFinderSchema,
      providesTags: ['Finance'],
    }),
    planningSaveFactFinder: build.mutation<FactFinder, FactFinderInput>({
      query: (body) => ({ ...read(PLAN_PATHS.factFinder), method: 'PUT', body }),
      responseSchema: factFinderSchema,
      invalidatesTags: onSuccess,
    }),
  }),
});

export const { usePlanningFactFinderQuery, usePlanningSaveFactFinderMutation } = factFinderApi;
