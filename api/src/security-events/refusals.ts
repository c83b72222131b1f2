import type { ErrorCode } from '../errors';
import type { SecurityEvent } from './event-names';

/** The security event that an error stands for. To have a new refusal logged and counted, add its code here. */
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
