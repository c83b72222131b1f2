import { appApi, read, safeStorage } from '@halyard/shared-contracts/store';
import {
  type AiInsight,
  aiInsightsAnswerSchema,
  DEMO_USER_ID,
  doneSchema,
  AI_PATHS,
} from '@halyard/shared-contracts/wire';
import { conform } from '../../conform';
import { forgetInsights, storeInsights, storedInsights } from './insight-cache';

interface PutAway {
  readonly id: string;
  readonly how: 'dismiss' | 'snooze';
  readonly source: 'sample' | 'own';
}

const without = (insights: readonly AiInsight[], id: string): AiInsight[] =>
  insights.filter((insight) => insight.id !== id);

function withBack(
  insights: readonly AiInsight[],
  before: readonly AiInsight[],
  id: string,
): AiInsight[] {
  const place = before.findIndex((insight) => insight.id === id);
  return without(insights, id).toSpliced(place, 0, ...before.filter((each) => each.id === id));
}

const insightsApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The argument separates insights of the sample from those of the user's own data. */
    dashboardInsights: build.query<readonly AiInsight[], 'sample' | 'own'>({
      queryFn: async (source, _api, _options, baseQuery) => {
        const storage = safeStorage('sessionStorage');
        const moment = { source, now: Date.now() };
        const stored = await storedInsights(storage, moment);
        if (stored) return { data: stored };
        const result = await baseQuery(read(AI_PATHS.insights));
        if (result.error) return { error: result.error };
        const { insights } = await conform(aiInsightsAnswerSchema, result.data);
        storeInsights(storage, insights, moment);
        return { data: insights };
      },
      providesTags: ['Bank'],
    }),
    /** The insight disappears at once and returns if the server refuses. */
    dashboardPutInsightAway: build.mutation<unknown, PutAway>({
      query: ({ id, how }) => ({
        url: `${AI_PATHS.insights}/${encodeURIComponent(id)}/${how}`,
        method: 'POST',
        body: { userId: DEMO_USER_ID },
      }),
      rawResponseSchema: doneSchema,
      onQueryStarted: async ({ id, source }, { dispatch, getState, queryFulfilled }) => {
        const before = insightsApi.endpoints.dashboardInsights.select(source)(getState()).data;
        const change = (next: (insights: readonly AiInsight[]) => AiInsight[]) =>
          dispatch(insightsApi.util.updateQueryData('dashboardInsights', source, next));
        change((insights) => without(insights, id));
        await queryFulfilled.then(
          () => forgetInsights(safeStorage('sessionStorage')),
          () => change((insights) => withBack(insights, before ?? [], id)),
        );
      },
    }),
    dashboardRestoreInsight: build.mutation<unknown, Pick<PutAway, 'id' | 'source'>>({
      query: ({ id }) => ({
        url: `${AI_PATHS.insights}/${encodeURIComponent(id)}/restore`,
        method: 'POST',
        body: { userId: DEMO_USER_ID },
      }),
      rawResponseSchema: doneSchema,
      onQueryStarted: async ({ source }, { dispatch, queryFulfilled }) => {
        const isShownAgain = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!isShownAgain) return;
        forgetInsights(safeStorage('sessionStorage'));
        const again = { forceRefetch: true, subscribe: false };
        void dispatch(insightsApi.endpoints.dashboardInsights.initiate(source, again));
      },
    }),
  }),
});

export const {
  useDashboardInsightsQuery,
  useDashboardPutInsightAwayMutation,
  useDashboardRestoreInsightMutation,
} = insightsApi;
