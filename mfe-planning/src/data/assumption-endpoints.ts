import { appApi, read } from '@halyard/shared-contracts/store';
import { type Assumptions, assumptionsSchema, PLAN_PATHS } from '@halyard/shared-contracts/wire';
import { onSuccess } from './on-success';

const assumptionApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    planningAssumptions: build.query<Assumptions, void>({
      query: () => read(PLAN_PATHS.assumptions),
      responseSchema: assumptionsSchema,
      providesTags: ['Finance'],
    }),
    planningSaveAssumptions: build.mutation<Assumptions, Assumptions>({
      query: (body) => ({ ...read(PLAN_PATHS.assumptions), method: 'PUT', body }),
      responseSchema: assumptionsSchema,
      invalidatesTags: onSuccess,
    }),
  }),
});

export const { usePlanningAssumptionsQuery, usePlanningSaveAssumptionsMutation } = assumptionApi;
