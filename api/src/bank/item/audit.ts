import { type AuditEvent, recordAudit } from '../../db/audit';
import type { Db } from '../../db/database';

export type LinkEvent = Extract<AuditEvent, `bank-${string}`>;

export function auditLink(
  db: Db,
  event: LinkEvent,
  item: { readonly user_id: string; readonly institution_name: string },
  at: Date,
): Promise<void> {
  return recordAudit(db, item.user_id, event, at, { detail: item.institution_name });
}
