import { v7 as uuid } from 'uuid';
import type { Db } from './database';

/** The user can read these events. A name never changes, because it is stored. */
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
  | 'category-merged'
  | 'category-deleted'
  | 'rule-applied'
  | 'calendar-shared'
  | 'calendar-closed'
  | 'consent-given'
  | 'consent-withdrawn'
  | 'deletion-asked';

interface AuditNote {
  /** It names the subject, such as a bank; it is never a secret. */
  readonly detail?: string | null;
  readonly browser?: string | null;
}

/**
 * Records an event for the account of an address, unless the same event was recorded after `since`. The statement is
 * the same for an address without an account, so that the response time reveals nothing.
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
