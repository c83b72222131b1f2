import { PATHS, privacyPolicySchema } from '@halyard/shared-contracts/wire';
import type { Routes } from '../platform/valibot';
import { PRIVACY_POLICY } from './privacy-policy';

/** Texts that the law asks for (spec part 2, Privacy policy pages). */
export const legalRoutes: Routes = (app) => {
  app.get(PATHS.privacyPolicy, { schema: { response: { 200: privacyPolicySchema } } }, () => ({
    success: true as const,
    content: PRIVACY_POLICY,
    lastUpdated: 'April 2, 2025',
  }));
};
