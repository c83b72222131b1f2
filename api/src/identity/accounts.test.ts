import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../db/database';
import { openTestDatabase } from '../testing/test-database';
import { createTenant, openAccount, verifyEmail } from './accounts';

const NOW = new Date('2025-07-15T16:00:00Z');
const EMAIL = 'ann@example.com';
const AT_ONCE = 12;

let db: Db;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const many = <T>(one: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, n) => one(n)));

const open = (email: string, on = db) =>
  openAccount(on, { visitId: null, email, passwordHash: 'x' }, NOW);
const owners = () => db.selectFrom('users').select('id').where('email', '=', EMAIL).execute();

describe('an email address that twelve requests claim at once', () => {
  it('goes to one new user, and the others leave no row behind', async () => {
    const ids = (await many(() => open(EMAIL))).filter((id) => id !== null);
    expect(await owners()).toEqual(ids.map((id) => ({ id })));
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  it('goes to one visitor, and the other visitors keep their tenants', async () => {
    const visits = await many(() => createTenant(db, NOW));
    const newcomer = { email: EMAIL, passwordHash: 'x' };
    const ids = await Promise.all(
      visits.map((visitId) => openAccount(db, { ...newcomer, visitId }, NOW)),
    );
    expect(await owners()).toEqual(ids.filter((id) => id !== null).map((id) => ({ id })));
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(AT_ONCE);
  });

  it('goes to one of the accounts that verify it', async () => {
    const accounts = await many((n) => open(`old-${n}@example.com`));
    const verified = await Promise.all(
      accounts.map((userId) => verifyEmail(db, { userId: userId ?? '', email: EMAIL }, NOW)),
    );
    expect(verified.filter((old) => old !== null)).toHaveLength(1);
    expect(await owners()).toHaveLength(1);
  });

  it('stays with a new user whose sign-up finishes while an account verifies it', async () => {
    const userId = (await open('old@example.com')) ?? '';
    let verified: Promise<string | null> | undefined;
    await db.transaction().execute(async (trx) => {
      await open(EMAIL, trx);
      verified = verifyEmail(db, { userId, email: EMAIL }, NOW);
      await sleep(100);
    });
    expect(await verified).toBeNull();
    expect(await owners()).toHaveLength(1);
  });
});

test('a visit that is already an account does not become another account', async () => {
  const visitId = await createTenant(db, NOW);
  await openAccount(db, { visitId, email: EMAIL, passwordHash: 'x' }, NOW);
  const again = { visitId, email: 'bea@example.com', passwordHash: 'x' };
  expect(await openAccount(db, again, NOW)).toBeNull();
  expect(await owners()).toEqual([{ id: visitId }]);
});
