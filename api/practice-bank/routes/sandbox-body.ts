import * as v from 'valibot';
import { isDay } from '../civil-day';
import { parsePersona, type Persona, PersonaError } from '../persona/persona';
import { PlaidFault } from '../plaid-fault';

const DAYS_MOST = 730;
const ROWS_MOST = 10;

export const publicTokenBody = v.object({
  institution_id: v.string(),
  initial_products: v.pipe(v.array(v.string()), v.minLength(1)),
  options: v.nullish(
    v.object({
      webhook: v.nullish(v.string()),
      override_username: v.nullish(v.string()),
      override_password: v.nullish(v.string()),
      transactions: v.nullish(
        v.object({ days_requested: v.nullish(v.pipe(v.number(), v.maxValue(DAYS_MOST))) }),
      ),
    }),
  ),
});

const webhookCodes = [
  'SYNC_UPDATES_AVAILABLE',
  'ERROR',
  'LOGIN_REPAIRED',
  'PENDING_DISCONNECT',
  'NEW_ACCOUNTS_AVAILABLE',
  'USER_PERMISSION_REVOKED',
  'USER_ACCOUNT_REVOKED',
  'DEFAULT_UPDATE',
] as const;

export const fireWebhookBody = v.object({
  access_token: v.string(),
  webhook_type: v.nullish(v.string()),
  webhook_code: v.picklist(webhookCodes),
});

const day = v.pipe(v.string(), v.check(isDay, 'is not a calendar day (YYYY-MM-DD)'));

export const transactionsBody = v.object({
  access_token: v.string(),
  transactions: v.pipe(
    v.array(
      v.object({
        date_transacted: day,
        date_posted: day,
        amount: v.number(),
        description: v.string(),
        iso_currency_code: v.nullish(v.string()),
      }),
    ),
    v.minLength(1),
    v.maxLength(ROWS_MOST),
  ),
});

interface Login {
  readonly override_username?: string | null | undefined;
  readonly override_password?: string | null | undefined;
}

/** Plaid's ready-made users; here they are the first persona. */
const readyMade = ['user_good', 'user_transactions_dynamic'];

/**
 * The persona a login opens: `user_custom` brings its own JSON as the password, a persona's id opens that persona.
 * Throws INVALID_CREDENTIALS for anyone else and INVALID_FIELD, with the reason, for a custom user that cannot be read.
 */
export function signIn(personas: readonly Persona[], login: Login | null | undefined): Persona {
  const name = login?.override_username ?? 'user_good';
  if (name === 'user_custom') return customPersona(login?.override_password ?? '{}');
  const persona = readyMade.includes(name) ? personas[0] : personas.find((one) => one.id === name);
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
