import { openTestDatabase } from '../testing/test-database';
import { type AuditEvent, recordAudit } from '../db/audit';
import type { Db } from '../db/database';
import { trimRoutineEvents } from './sweep-job';

let db: Db;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const at = (second: number) => new Date(Date.parse('2025-07-15T16:00:00Z') + second * 1000);

async function record(userId: string, event: AuditEvent, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await recordAudit(db, userId, event, at(n));
}
const stored = async (userId: string, event: AuditEvent) =>
  db
    .selectFrom('audit_events')
    .select('at')
    .where('user_id', '=', userId)
    .where('event', '=', event)
    .orderBy('at')
    .execute();

test.each([
  [1_000, 1_000],
  [1_001, 1_000],
])('the job reduces %d log-ins to the newest %d', async (count, left) => {
  await record('ann', 'signed-in', count);
  await trimRoutineEvents(db);
  const rows = await stored('ann', 'signed-in');
  expect(rows).toHaveLength(left);
  expect(rows.at(-1)?.at).toBe(at(count - 1).toISOString());
});

test('the job keeps changes of an account and events of other users', async () => {
  await record('ann', 'passkey-added', 2);
  await record('ann', 'sign-in-failed', 1_005);
  await record('bea', 'signed-in', 3);
  await trimRoutineEvents(db);
  expect(await stored('ann', 'passkey-added')).toHaveLength(2);
  expect(await stored('ann', 'sign-in-failed')).toHaveLength(1_000);
  expect(await stored('bea', 'signed-in')).toHaveLength(3);
});
