import { appApi } from '@halyard/shared-contracts/store';
import type { FactFinderDraft } from './fact-finder-draft';

const draftApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What was typed and not saved, kept in memory while the person looks at other screens, until all answers fall as they leave. */
    planningFactFinderDraft: build.query<FactFinderDraft | null, void>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: Infinity,
    }),
    planningKeepFactFinderDraft: build.mutation<null, FactFinderDraft | null>({
      queryFn: () => ({ data: null }),
      onQueryStarted: (draft, { dispatch }) =>
        void dispatch(draftApi.util.upsertQueryData('planningFactFinderDraft', undefined, draft)),
    }),
  }),
});

export const { usePlanningFactFinderDraftQuery, usePlanningKeepFactFinderDraftMutation } = draftApi;
