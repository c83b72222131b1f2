import { appApi, read } from '@halyard/shared-contracts/store';
import {
  decodeScenarioAnswer,
  decodeScenarios,
  PLAN_PATHS,
  type Scenario,
  type ScenarioInput,
} from '@halyard/shared-contracts/wire';
import { onSuccess } from './on-success';
import { pdfAddress } from './pdf';

const LIST = PLAN_PATHS.scenarios;
const pathOf = (id: string) => `${LIST}/${encodeURIComponent(id)}`;

interface ScenarioEdit {
  readonly id: string;
  readonly input: ScenarioInput;
}

const scenarioApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    planningScenarios: build.query<readonly Scenario[], void>({
      query: () => read(LIST),
      transformResponse: decodeScenarios,
      providesTags: ['Finance'],
    }),
    planningAddScenario: build.mutation<Scenario, ScenarioInput>({
      query: (body) => ({ ...read(LIST), method: 'POST', body }),
      transformResponse: decodeScenarioAnswer,
      invalidatesTags: onSuccess,
    }),
    planningEditScenario: build.mutation<Scenario, ScenarioEdit>({
      query: ({ id, input }) => ({ ...read(pathOf(id)), method: 'PATCH', body: input }),
      transformResponse: decodeScenarioAnswer,
      invalidatesTags: onSuccess,
    }),
    planningRemoveScenario: build.mutation<unknown, string>({
      query: (id) => ({ ...read(pathOf(id)), method: 'DELETE' }),
      invalidatesTags: onSuccess,
    }),
    planningWhatIfPdf: build.mutation<string, ScenarioInput>({
      query: (body) => ({
        ...read(PLAN_PATHS.whatIfPdf),
        method: 'POST',
        body,
        responseHandler: pdfAddress,
      }),
    }),
  }),
});

export const {
  usePlanningAddScenarioMutation,
  usePlanningEditScenarioMutation,
  usePlanningRemoveScenarioMutation,
  usePlanningScenariosQuery,
  usePlanningWhatIfPdfMutation,
} = scenarioApi;
