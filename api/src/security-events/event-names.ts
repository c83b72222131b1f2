import type { ErrorCode } from '../error-codes';

/** To log and count a new refusal, add its code here. */
export const EVENT_OF_ERROR: Readonly<Partial<Record<ErrorCode, SecurityEvent>>> = {
  WRONG_CREDENTIALS: 'log-in-failed',
  WRONG_CODE: 'log-in-failed',
  PASSKEY_REFUSED: 'log-in-failed',
  LINK_USED: 'log-in-failed',
  FOREIGN_ORIGIN: 'csrf-refused',
  FOREIGN_HOST: 'host-refused',
  PUBLIC_ORIGIN_MISSING: 'host-refused',
  FORBIDDEN: 'access-refused',
  QUOTA_REACHED: 'quota-refused',
  TOO_MANY_REQUESTS: 'limit-refused',
  BUSY: 'limit-refused',
  WEBHOOK_REFUSED: 'webhook-refused',
};

/** Alarms depend on these names, so a name never changes. */
export const SECURITY_EVENTS = {
  'log-in-failed': 'A log-in failed.',
  'csrf-refused': 'A change was refused because another site asked for it.',
  'host-refused': 'A request was refused because of the host name or the proxy it came by.',
  'access-refused': 'A request was refused because it named another user.',
  'limit-refused': 'A request was refused by a rate limit.',
  'quota-refused': 'A request was refused by a quota.',
  'input-refused': 'An uploaded file was refused because it was over a limit.',
  'webhook-refused': 'A webhook was refused because the bank did not sign it.',
  'admin-token-refused': 'A request was refused because its admin token was wrong.',
} as const;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;
