/** Every security event with the sentence that the log holds for it. A name never changes: alarms are built on it. */
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
