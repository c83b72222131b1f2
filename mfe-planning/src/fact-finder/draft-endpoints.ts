import { appApi } from '@halyard/shared-contracts/store';
import type { FactFinderDraft } from './fact-finder-draft';

const draftApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Unsaved input survives a visit to another screen. Deleting all answers also deletes it. */
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
