import type { Database } from '../../db/schema';
import { CATEGORY_KINDS } from './category-kinds';
import { GOAL_KINDS } from './goal-kinds';
import type { Kind } from './kind';
import { MONEY_KINDS } from './money-kinds';
import { PLAN_KINDS } from './plan-kinds';
import { RECORD_KINDS } from './record-kinds';

/** The tables are restored in this order. */
export const KINDS: readonly Kind[] = [
  ...MONEY_KINDS,
  ...CATEGORY_KINDS,
  ...GOAL_KINDS,
  ...PLAN_KINDS,
  ...RECORD_KINDS,
];

/**
 * The value is the reason why a table is not in a copy. A test checks that every user table is in one of the two
 * lists.
 */
export const NOT_COPIED: Readonly<Partial<Record<keyof Database, string>>> = {
  visit_offers: 'an offer to bring a visit along; the visit has its own copy',
  chat_turns: 'a question that is being answered',
  passkey_challenges: 'a challenge that expires after five minutes',
  totp: 'the secret of the authenticator app',
  recovery_codes: 'hashes of secrets',
  known_devices: 'hashes of the cookies of browsers',
  mail_tokens: 'hashes of secrets',
  calendar_addresses: 'a hash of the secret of your calendar address',
  queued_mails: 'mail that is not sent yet, with links that open an account',
  idempotency_keys: 'the results of requests of the last day, which the rest of the copy has',
  outbox: 'mail that was delivered, with links that open an account',
};
