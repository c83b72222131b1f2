import { appApi, read } from '@halyard/shared-contracts/store';
import {
  decodeChangedGoal,
  decodeGoals,
  decodeRemovedGoal,
  type GoalContributionInput,
  type GoalInput,
  type GoalsAnswer,
  FINANCE_PATHS,
  PLAN_PATHS,
} from '@halyard/shared-contracts/wire';
import { onSuccess } from './on-success';

const LIST = PLAN_PATHS.goals;
const one = (id: string) => `${LIST}/${encodeURIComponent(id)}`;

type Changed = ReturnType<typeof decodeChangedGoal>;

interface GoalEdit {
  /** It is absent for a new goal. */
  readonly id?: string | undefined;
  readonly input: GoalInput;
}

interface Contribution {
  readonly goalId: string;
  readonly input: GoalContributionInput;
}

interface ContributionId {
  readonly goalId: string;
  readonly id: string;
}

const goalApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    planningGoals: build.query<GoalsAnswer, void>({
      query: () => read(LIST),
      transformResponse: decodeGoals,
      providesTags: ['Finance'],
    }),
    planningSaveGoal: build.mutation<Changed, GoalEdit>({
      query: ({ id, input }) => ({
        ...read(id === undefined ? LIST : one(id)),
        method: id === undefined ? 'POST' : 'PUT',
        body: input,
      }),
      transformResponse: decodeChangedGoal,
      onQueryStarted: async ({ id, input: { order } }, { dispatch, queryFulfilled }) => {
        if (id === undefined || order === undefined) return;
        const shown = dispatch(
          goalApi.util.updateQueryData('planningGoals', undefined, (now) => {
            const moved = now.goals.filter((each) => each.id === id);
            const others = now.goals.filter((each) => each.id !== id);
            return { ...now, goals: others.toSpliced(order, 0, ...moved) };
          }),
        );
        await queryFulfilled.catch(shown.undo);
      },
      invalidatesTags: onSuccess,
    }),
    planningRemoveGoal: build.mutation<string, string>({
      query: (id) => ({ ...read(one(id)), method: 'DELETE' }),
      transformResponse: decodeRemovedGoal,
      invalidatesTags: onSuccess,
    }),
    planningContribute: build.mutation<Changed, Contribution>({
      query: ({ goalId, input }) => ({
        ...read(`${one(goalId)}/contributions`),
        method: 'POST',
        body: input,
      }),
      transformResponse: decodeChangedGoal,
      invalidatesTags: onSuccess,
    }),
    planningRemoveContribution: build.mutation<Changed, ContributionId>({
      query: ({ goalId, id }) => ({
        ...read(`${one(goalId)}/contributions/${encodeURIComponent(id)}`),
        method: 'DELETE',
      }),
      transformResponse: decodeChangedGoal,
      invalidatesTags: onSuccess,
    }),
    planningUndoChange: build.mutation<unknown, string>({
      query: (id) => ({
        ...read(`${FINANCE_PATHS.changes}/${encodeURIComponent(id)}/undo`),
        method: 'POST',
      }),
      invalidatesTags: onSuccess,
    }),
  }),
});

export const {
  usePlanningContributeMutation,
  usePlanningGoalsQuery,
  usePlanningRemoveContributionMutation,
  usePlanningRemoveGoalMutation,
  usePlanningSaveGoalMutation,
  usePlanningUndoChangeMutation,
} = goalApi;
