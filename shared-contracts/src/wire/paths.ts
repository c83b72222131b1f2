import { AI_PATHS } from './path/ai';
import { AUTH_PATHS } from './path/auth';
import { BANK_PATHS } from './path/bank';
import { BILL_PATHS } from './path/bill';
import { FINANCE_PATHS } from './path/finance';
import { KNOWLEDGE_PATHS } from './path/knowledge';
import { PLAN_PATHS } from './path/plan';
import { PRIVACY_PATHS } from './path/privacy';
import { PRIVACY_POLICY_PATH } from './path/privacy-policy';

/**
 * A browser calls only these paths of the API (P1-7-14). Browser code imports single groups, so that a page loads
 * only those that it needs.
 */
export const PATHS = {
  bank: BANK_PATHS,
  finance: { ...FINANCE_PATHS, ...BILL_PATHS, ...PLAN_PATHS },
  ai: AI_PATHS,
  knowledge: KNOWLEDGE_PATHS,
  auth: AUTH_PATHS,
  privacy: PRIVACY_PATHS,
  /** It is a file for other calendars. A secret after the path replaces a session. */
  calendarFile: '/api/calendar',
  privacyPolicy: PRIVACY_POLICY_PATH,
  health: '/api/health',
} as const;
