import { v7 as uuid } from 'uuid';
import type { Db } from './database';

/** What a person can read about their account, links and data. A name is never changed once it was recorded. */
export type AuditEvent =
  | 'signed-up'
  | 'signed-in'
  | 'signed-in-with-passkey'
  | 'sign-in-failed'
  | 'sign-in-refused'
  | 'signed-out'
  | 'session-ended'
  | 'other-sessions-ended'
  | 'sessions-ended-by-operator'
  | 'email-verified'
  | 'email-changed'
  | 'password-changed'
  | 'password-reset'
  | 'passkey-added'
  | 'passkey-removed'
  | 'totp-on'
  | 'totp-off'
  | 'recovery-code-used'
  | 'recovery-codes-made'
  | 'bank-linked'
  | 'bank-disconnected'
  | 'bank-removed'
  | 'bank-withdrawn'
  | 'bank-replaced'
  | 'visit-brought'
  | 'data-exported'
  | 'data-imported'
  | 'statement-imported'
  | 'consent-given'
  | 'consent-withdrawn'
  | 'deletion-asked';

interface AuditNote {
  /** What it happened to, in words a person knows, such as a bank's name; never a secret. */
  readonly detail?: string | null;
  /** The browser it was done in, as `browserLabel` tells it; left out for what no browser did. */
  readonly browser?: string | null;
}

/**
 * Records what happened to the account of an address. It is one and the same statement where the address has none, so
 * that the time of a response does not reveal which is the case. An event that was recorded after `since` is not recorded
 * again, so that nobody fills the record of somebody else.
 */
export async function recordAuditOfEmail(
  db: Db,
  email: string,
  event: AuditEvent,
  at: Date,
  { browser = null, since = at }: Pick<AuditNote, 'browser'> & { readonly since?: Date } = {},
): Promise<void> {
  await db
    .insertInto('audit_events')
    .columns(['user_id', 'id', 'event', 'detail', 'browser', 'at'])
    .expression(
      db
        .selectFrom('users')
        .select((is) => [
          'users.id as user_id',
          is.val(uuid()).as('id'),
          is.val<string>(event).as('event'),
          is.val<string | null>(null).as('detail'),
          is.val(browser).as('browser'),
          is.val(at.toISOString()).as('at'),
        ])
        .where('email', '=', email)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('audit_events')
                .select('audit_events.id')
                .whereRef('audit_events.user_id', '=', 'users.id')
                .where('audit_events.event', '=', event)
                .where('audit_events.at', '>', since.toISOString()),
            ),
          ),
        ),
    )
    .execute();
}

/** Records what happened to a person's account, in the transaction of the change itself where there is one. */
export async function recordAudit(
  db: Db,
  userId: string,
  event: AuditEvent,
  at: Date,
  { detail = null, browser = null }: AuditNote = {},
): Promise<void> {
  await db
    .insertInto('audit_events')
    .values({ user_id: userId, id: uuid(), event, detail, browser, at: at.toISOString() })
    .execute();
}
