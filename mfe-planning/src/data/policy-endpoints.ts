import { appApi, read } from '@halyard/shared-contracts/store';
import {
  decodeProtection,
  type PolicyInput,
  type ProtectionAnswer,
  PLAN_PATHS,
} from '@halyard/shared-contracts/wire';
import { onSuccess } from './on-success';

const LIST = PLAN_PATHS.protection;
const pathOf = (id: string) => `${LIST}/${encodeURIComponent(id)}`;

interface PolicyEdit {
  readonly id: string;
  readonly input: PolicyInput;
}

const policyApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    planningPolicies: build.query<ProtectionAnswer, void>({
      query: () => read(LIST),
      transformResponse: decodeProtection,
      providesTags: ['Finance'],
    }),
    planningAddPolicy: build.mutation<unknown, PolicyInput>({
      query: (body) => ({ ...read(LIST), method: 'POST', body }),
      invalidatesTags: onSuccess,
    }),
    planningEditPolicy: build.mutation<unknown, PolicyEdit>({
      query: ({ id, input }) => ({ ...read(pathOf(id)), method: 'PATCH', body: input }),
      invalidatesTags: onSuccess,
    }),
    planningRemovePolicy: build.mutation<unknown, string>({
      query: (id) => ({ ...read(pathOf(id)), method: 'DELETE' }),
      invalidatesTags: onSuccess,
    }),
  }),
});

export const {
  usePlanningAddPolicyMutation,
  usePlanningEditPolicyMutation,
  usePlanningPoliciesQuery,
  usePlanningRemovePolicyMutation,
} = policyApi;
