import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database';

export type AuditEvent = 'linked' | 'disconnected' | 'removed' | 'withdrawn' | 'replaced';

/** Notes what happened to a person's bank link. */
export async function audit(
  db: Db,
  event: AuditEvent,
  { userId, itemId }: { readonly userId: string; readonly itemId: string },
  at: Date,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({ id: randomUUID(), user_id: userId, event, subject: itemId, at: at.toISOString() })
    .execute();
}
