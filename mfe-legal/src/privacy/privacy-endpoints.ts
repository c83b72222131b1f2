import { appApi } from '@halyard/shared-contracts/store';
import { PATHS, type PrivacyPolicy, privacyPolicySchema } from '@halyard/shared-contracts/wire';

const privacyApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    legalPrivacyPolicy: build.query<PrivacyPolicy, void>({
      query: () => ({ url: PATHS.privacyPolicy }),
      rawResponseSchema: privacyPolicySchema,
    }),
  }),
});

export const { useLegalPrivacyPolicyQuery } = privacyApi;
