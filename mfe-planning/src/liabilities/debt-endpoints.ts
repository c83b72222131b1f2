import { appApi, read } from '@halyard/shared-contracts/store';
import {
  type LiabilityInput,
  type LiabilityPatch,
  FINANCE_PATHS,
} from '@halyard/shared-contracts/wire';
import { onSuccess } from '../data/on-success';

const LIST = FINANCE_PATHS.liabilities;
const pathOf = (id: string) => `${LIST}/${encodeURIComponent(id)}`;

interface DebtEdit {
  readonly id: string;
  readonly patch: LiabilityPatch;
}

const debtApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    planningAddDebt: build.mutation<unknown, LiabilityInput>({
      query: (body) => ({ ...read(LIST), method: 'POST', body }),
      invalidatesTags: onSuccess,
    }),
    planningEditDebt: build.mutation<unknown, DebtEdit>({
      query: ({ id, patch }) => ({ ...read(pathOf(id)), method: 'PATCH', body: patch }),
      invalidatesTags: onSuccess,
    }),
    planningRemoveDebt: build.mutation<unknown, string>({
      query: (id) => ({ ...read(pathOf(id)), method: 'DELETE' }),
      invalidatesTags: onSuccess,
    }),
  }),
});

export const {
  usePlanningAddDebtMutation,
  usePlanningEditDebtMutation,
  usePlanningRemoveDebtMutation,
} = debtApi;
