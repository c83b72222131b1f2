import { recordAudit } from '../../db/audit';
import type { Db } from '../../db/database';
import { openTestDatabase } from '../../testing/test-database';
import { accountEvents } from './events';

let db: Db;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const at = (second: number) => new Date(Date.parse('2025-07-15T16:00:00Z') + second * 1000);
const names = async () => (await accountEvents(db, 'ann')).map(({ event }) => event);

test('events are listed with the newest first', async () => {
  await recordAudit(db, 'ann', 'signed-in', at(0));
  await recordAudit(db, 'ann', 'sign-in-failed', at(1));
  await recordAudit(db, 'ann', 'passkey-added', at(2));
  await recordAudit(db, 'bea', 'passkey-added', at(3));
  expect(await names()).toEqual(['passkey-added', 'sign-in-failed', 'signed-in']);
});

test('events still show a change of the account after hundreds of failed log-ins', async () => {
  await recordAudit(db, 'ann', 'passkey-added', at(0));
  for (let n = 1; n <= 300; n += 1) await recordAudit(db, 'ann', 'sign-in-failed', at(n));
  const listed = await names();
  expect(listed).toHaveLength(51);
  expect(listed.at(-1)).toBe('passkey-added');
});
