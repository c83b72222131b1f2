import { appApi, read } from '@halyard/shared-contracts/store';
import { decodePlan, type PlanAnswer, PLAN_PATHS } from '@halyard/shared-contracts/wire';

const planApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    planningPlan: build.query<PlanAnswer, void>({
      query: () => read(PLAN_PATHS.plan),
      transformResponse: decodePlan,
      providesTags: ['Finance'],
    }),
  }),
});

export const { usePlanningPlanQuery } = planApi;
