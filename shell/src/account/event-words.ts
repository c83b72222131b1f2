import type { AccountEvent } from '@halyard/shared-contracts/wire';

const WORDS: Readonly<Record<string, string>> = {
  'signed-up': 'Account created',
  'signed-in': 'Logged in',
  'signed-in-with-passkey': 'Logged in with a passkey',
  'sign-in-failed': 'A log-in failed: the password was wrong',
  'sign-in-refused': 'Log-ins were refused after too many wrong tries',
  'signed-out': 'Logged out',
  'session-ended': 'A browser was logged out',
  'other-sessions-ended': 'All other browsers were logged out',
  'sessions-ended-by-operator': 'We logged out all your browsers',
  'email-verified': 'E-mail address confirmed',
  'email-changed': 'E-mail address changed',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset by a mailed link',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'totp-on': 'Authenticator app turned on',
  'totp-off': 'Authenticator app turned off',
  'recovery-code-used': 'A recovery code was used',
  'recovery-codes-made': 'New recovery codes made',
  'bank-linked': 'Bank connected',
  'bank-disconnected': 'Bank disconnected',
  'bank-removed': 'The bank confirmed the end of the connection',
  'bank-withdrawn': 'Access was withdrawn at the bank',
  'bank-replaced': 'Bank connection replaced by a newer one',
  'visit-brought': 'Data from before a log-in brought along',
  'data-exported': 'Data exported',
  'data-imported': 'Data imported',
  'statement-imported': 'Statement imported',
  'consent-given': 'Consent given',
  'consent-withdrawn': 'Consent withdrawn',
  'deletion-asked': 'Deletion of the account asked for',
};

/** What happened, in words; an event that this page is too old to know is shown by its name. */
export const eventWords = ({ event }: AccountEvent): string => WORDS[event] ?? event;
