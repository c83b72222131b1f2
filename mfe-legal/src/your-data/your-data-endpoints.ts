import {
  appApi,
  isApiError,
  type KeyValueStore,
  safeStorage,
  STORAGE_KEYS,
  worldOf,
} from '@halyard/shared-contracts/store';
import {
  deletionAnswerSchema,
  type DeletionReceipt,
  doneSchema,
  AI_PATHS,
  PRIVACY_PATHS,
  type PrivacyRecords,
  recordsSchema,
  type Restored,
  restoredSchema,
} from '@halyard/shared-contracts/wire';
import { saveFile } from './save-file';

const KEYS_OF_THE_USER = [
  STORAGE_KEYS.ownData,
  STORAGE_KEYS.insights,
  STORAGE_KEYS.onboardingAnswers,
  STORAGE_KEYS.onboardingGoals,
  STORAGE_KEYS.linkToken,
  STORAGE_KEYS.linkItem,
];

/** The answer to an earlier try may be lost, although everything is deleted. */
const isNothingKept = (error: unknown): boolean =>
  isApiError(error) && error.code === 'NOTHING_KEPT';

function clearStoredData(storage: KeyValueStore): void {
  for (const store of [storage, safeStorage('sessionStorage')]) {
    for (const key of KEYS_OF_THE_USER) store.removeItem(key);
  }
}

interface Chosen {
  readonly file: File;
  /** The user agreed to lose what was entered here. */
  readonly replaces: boolean;
}

const EVERYTHING = ['Finance' as const, 'Bank' as const, 'Chat' as const, 'Session' as const];

const yourDataApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    legalRecords: build.query<PrivacyRecords, void>({
      query: () => ({ url: PRIVACY_PATHS.records }),
      rawResponseSchema: recordsSchema,
      providesTags: ['Chat', 'Session'],
    }),
    legalWithdrawConsent: build.mutation<unknown, void>({
      query: () => ({ url: AI_PATHS.consent, method: 'POST', body: { granted: false } }),
      rawResponseSchema: doneSchema,
      // The assistant also shows the permission.
      invalidatesTags: (_, error) => (error ? [] : ['Chat', 'Session']),
    }),
    legalTakeCopy: build.mutation<null, void>({
      queryFn: async (_, __, ___, call) => {
        const { data, error } = await call({
          url: PRIVACY_PATHS.copy,
          responseHandler: (response) => (response.ok ? response.blob() : response.json()),
        });
        if (error) return { error };
        if (data instanceof Blob) saveFile('your-data.zip', data);
        return { data: null };
      },
    }),
    legalBringBack: build.mutation<Restored, Chosen>({
      query: ({ file, replaces }) => ({
        url: PRIVACY_PATHS.copy,
        method: 'POST',
        params: { name: file.name, ...(replaces && { replace: '1' }) },
        headers: { 'content-type': 'application/zip' },
        body: file,
      }),
      rawResponseSchema: restoredSchema,
      // An answer may be lost after the copy was restored.
      invalidatesTags: EVERYTHING,
    }),
    legalDelete: build.mutation<DeletionReceipt, void>({
      query: () => ({ url: PRIVACY_PATHS.deletions, method: 'POST', body: { confirm: 'DELETE' } }),
      rawResponseSchema: deletionAnswerSchema,
      transformResponse: ({ receipt }: { receipt: DeletionReceipt }) => receipt,
      onQueryStarted: async (_, { dispatch, extra, queryFulfilled }) => {
        const failure = await queryFulfilled.then(
          () => null,
          ({ error }: { readonly error?: unknown }) => error,
        );
        if (failure !== null && !isNothingKept(failure)) return;
        clearStoredData(worldOf(extra).storage);
        // A reset would also remove the message.
        if (failure !== null) dispatch(appApi.util.invalidateTags(EVERYTHING));
        else dispatch(appApi.util.resetApiState());
      },
    }),
  }),
});

export const {
  useLegalBringBackMutation,
  useLegalDeleteMutation,
  useLegalRecordsQuery,
  useLegalTakeCopyMutation,
  useLegalWithdrawConsentMutation,
} = yourDataApi;
