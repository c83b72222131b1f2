import { appApi, read, safeStorage } from '@halyard/shared-contracts/store';
import { type AiInsight, aiInsightsAnswerSchema, PATHS } from '@halyard/shared-contracts/wire';
import { conform } from '../../conform';
import { keepInsights, keptInsights } from './insight-cache';

const insightsApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** From the browser while fresh. The argument keeps the sample's insights apart from one's own. */
    dashboardInsights: build.query<readonly AiInsight[], 'sample' | 'own'>({
      queryFn: async (source, _api, _options, baseQuery) => {
        const storage = safeStorage('sessionStorage');
        const moment = { source, now: Date.now() };
        const kept = await keptInsights(storage, moment);
        if (kept) return { data: kept };
        const result = await baseQuery(read(PATHS.ai.insights));
        if (result.error) return { error: result.error };
        const { insights } = await conform(aiInsightsAnswerSchema, result.data);
        keepInsights(storage, insights, moment);
        return { data: insights };
      },
      providesTags: ['Bank'],
    }),
  }),
});

export const { useDashboardInsightsQuery } = insightsApi;
