import type { Database } from '../../db/schema';
import type { Kind } from './kind';
import { MONEY_KINDS } from './money-kinds';
import { PAPER_KINDS } from './paper-kinds';
import { RECORD_KINDS } from './record-kinds';

/** Everything that a person may take along, in the order in which a copy is brought back. */
export const KINDS: readonly Kind[] = [...MONEY_KINDS, ...PAPER_KINDS, ...RECORD_KINDS];

/** Tables that name a person and stay behind, with why. A test holds every table to one of the two lists. */
export const STAYS_BEHIND: Readonly<Partial<Record<keyof Database, string>>> = {
  visit_offers: 'that a visit may be brought along, and what it holds is in no copy before that',
  chat_turns: 'that a question is being answered right now',
  passkey_challenges: 'a question that a browser has five minutes to answer',
  totp: 'the secret of the authenticator app',
  recovery_codes: 'hashes of secrets',
  known_devices: 'hashes of the cookies of browsers',
  mail_tokens: 'hashes of secrets',
  queued_mails: 'mail that has not left yet, with links that open an account',
  outbox: 'mail that was delivered, with links that open an account',
};
