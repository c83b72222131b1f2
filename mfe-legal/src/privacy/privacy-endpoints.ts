import { appApi } from '@halyard/shared-contracts/store';
import {
  type PrivacyPolicy,
  privacyPolicySchema,
  PRIVACY_POLICY_PATH,
} from '@halyard/shared-contracts/wire';

const privacyApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    legalPrivacyPolicy: build.query<PrivacyPolicy, void>({
      query: () => ({ url: PRIVACY_POLICY_PATH }),
      rawResponseSchema: privacyPolicySchema,
    }),
  }),
});

export const { useLegalPrivacyPolicyQuery } = privacyApi;
