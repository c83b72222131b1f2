import { type AuditEvent, recordAudit } from '../../db/audit';
import type { Db } from '../../db/database';

/** What can happen to a bank link. */
export type LinkEvent = Extract<AuditEvent, `bank-${string}`>;

/** Records for the person what happened to a link of theirs, under the name of its bank. */
export function auditLink(
  db: Db,
  event: LinkEvent,
  item: { readonly user_id: string; readonly institution_name: string },
  at: Date,
): Promise<void> {
  return recordAudit(db, item.user_id, event, at, { detail: item.institution_name });
}
