import { PATHS, privacyPolicySchema } from '@halyard/shared-contracts/wire';
import type { ApiPlugin } from '../platform/valibot';
import { PRIVACY_POLICY } from './privacy-policy';

/** Texts that the law asks for (spec part 2, Privacy policy pages). */
export const legalPlugin: ApiPlugin = async (app) => {
  app.get(PATHS.privacyPolicy, { schema: { response: { 200: privacyPolicySchema } } }, () => ({
    success: true as const,
    content: PRIVACY_POLICY,
    lastUpdated: 'April 2, 2025',
  }));
};
