import { PATHS, privacyPolicySchema } from '@halyard/shared-contracts/wire';
import type { Routes } from '../platform/valibot';
import { PRIVACY_POLICY } from './privacy-policy';

/** Serves the privacy policy as an API response (P2-2.privacy-2). */
export const legalRoutes: Routes = (app) => {
  app.get(PATHS.privacyPolicy, { schema: { response: { 200: privacyPolicySchema } } }, () => ({
    success: true as const,
    content: PRIVACY_POLICY,
    lastUpdated: 'April 2, 2025',
  }));
};
