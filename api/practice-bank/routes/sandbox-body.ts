import * as v from 'valibot';
import { parsePersona, type Persona, PersonaError } from '../persona/persona';
import { PlaidFault } from '../plaid-fault';
import { dayField } from '../request-body';

const MAX_DAYS = 730;
const MAX_ROWS = 10;

export const publicTokenBody = v.object({
  institution_id: v.string(),
  initial_products: v.pipe(v.array(v.string()), v.minLength(1)),
  options: v.nullish(
    v.object({
      webhook: v.nullish(v.string()),
      override_username: v.nullish(v.string()),
      override_password: v.nullish(v.string()),
      transactions: v.nullish(
        v.object({ days_requested: v.nullish(v.pipe(v.number(), v.maxValue(MAX_DAYS))) }),
      ),
    }),
  ),
});

const webhookCodes = [
  'SYNC_UPDATES_AVAILABLE',
  'ERROR',
  'LOGIN_REPAIRED',
  'PENDING_DISCONNECT',
  'PENDING_EXPIRATION',
  'NEW_ACCOUNTS_AVAILABLE',
  'USER_PERMISSION_REVOKED',
  'USER_ACCOUNT_REVOKED',
  'DEFAULT_UPDATE',
  'RECURRING_TRANSACTIONS_UPDATE',
] as const;

export const fireWebhookBody = v.object({
  access_token: v.string(),
  webhook_type: v.nullish(v.string()),
  webhook_code: v.picklist(webhookCodes),
});

export const transactionsBody = v.object({
  access_token: v.string(),
  transactions: v.pipe(
    v.array(
      v.object({
        date_transacted: dayField,
        date_posted: dayField,
        amount: v.number(),
        description: v.string(),
        iso_currency_code: v.nullish(v.string()),
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_ROWS),
  ),
});

interface Login {
  readonly override_username?: string | null | undefined;
  readonly override_password?: string | null | undefined;
}

/** Plaid's own sandbox has these test users. Here, each of them is the first persona. */
const plaidUsers = ['user_good', 'user_transactions_dynamic'];

/**
 * Returns the persona of a login: the password of `user_custom` is its own JSON, and any other name is a persona's
 * id. Throws INVALID_CREDENTIALS for an unknown name, and INVALID_FIELD with the reason for an invalid custom user.
 */
export function signIn(personas: readonly Persona[], login: Login | null | undefined): Persona {
  const name = login?.override_username ?? 'user_good';
  if (name === 'user_custom') return customPersona(login?.override_password ?? '{}');
  const persona = plaidUsers.includes(name) ? personas[0] : personas.find((one) => one.id === name);
  if (!persona) throw new PlaidFault('INVALID_CREDENTIALS');
  return persona;
}

function customPersona(json: string): Persona {
  try {
    return parsePersona('user_custom', json);
  } catch (error) {
    if (error instanceof PersonaError) throw new PlaidFault('INVALID_FIELD', error.message);
    throw error;
  }
}
