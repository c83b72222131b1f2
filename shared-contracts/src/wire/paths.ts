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
 * A browser calls only these paths of the API (P1-7-14). Code of the browser imports a group alone, because a page loads
 * only the groups that it names.
 */
export const PATHS = {
  bank: BANK_PATHS,
  finance: { ...FINANCE_PATHS, ...BILL_PATHS, ...PLAN_PATHS },
  ai: AI_PATHS,
  knowledge: KNOWLEDGE_PATHS,
  auth: AUTH_PATHS,
  privacy: PRIVACY_PATHS,
  /** A file for other calendars; the secret after it takes the place of a session. */
  calendarFile: '/api/calendar',
  privacyPolicy: PRIVACY_POLICY_PATH,
  health: '/api/health',
} as const;
