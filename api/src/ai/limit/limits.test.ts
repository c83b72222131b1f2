import type { Db } from '../../db/database';
import { openTestDatabase } from '../../testing/test-database';
import { DAY_LIMITS } from './day-limits';
import { takeTurn } from './turn-lock';
import { countTokens, hasRoom, takeCall } from './usage';

const NOON = new Date('2025-06-30T12:00:00Z');
const after = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);
const DAY = '2025-06-30';

let db: Db;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

/** Stores a user, who has an account if there is an e-mail address. */
async function person(id: string, { email = null as string | null, network = 'a' } = {}) {
  await db
    .insertInto('users')
    .values({
      id,
      email,
      email_verified_at: email,
      network,
      created_at: '',
      data_version: 0,
    })
    .execute();
}

describe('a turn in the chat', () => {
  it('is given to only one of several simultaneous requests', async () => {
    const turns = Array.from({ length: 20 }, () => takeTurn(db, 'ann', NOON));
    expect((await Promise.all(turns)).filter(Boolean)).toHaveLength(1);
    expect(await takeTurn(db, 'bea', NOON)).not.toBeNull();
  });

  it('is free again after it has ended', async () => {
    await (await takeTurn(db, 'ann', NOON))?.end();
    expect(await takeTurn(db, 'ann', NOON)).not.toBeNull();
  });

  it.each([
    [59, false],
    [60, true],
  ])('of a process that died is free after %i seconds: %s', async (seconds, free) => {
    await takeTurn(db, 'ann', NOON);
    expect((await takeTurn(db, 'ann', after(seconds))) !== null).toBe(free);
  });

  it('does not end a later turn', async () => {
    const first = await takeTurn(db, 'ann', NOON);
    await takeTurn(db, 'ann', after(60));
    await first?.end();
    expect(await takeTurn(db, 'ann', after(61))).toBeNull();
  });
});

describe('the calls of a day', () => {
  it.each([
    ['an account', 'email@example.com', DAY_LIMITS.account],
    ['a visitor', null, DAY_LIMITS.visitor],
  ] as const)(
    'of %s end exactly at the limit, however many are made at once',
    async (_, email, { calls }) => {
      await person('ann', { email });
      const made = Array.from({ length: calls + 25 }, () => takeCall(db, 'ann', DAY));
      expect((await Promise.all(made)).filter(Boolean)).toHaveLength(calls);
      expect(await takeCall(db, 'bea', DAY)).toBe(true);
      expect(await takeCall(db, 'ann', '2025-07-01')).toBe(true);
    },
  );

  it('end when their tokens are used up', async () => {
    await takeCall(db, 'ann', DAY);
    await countTokens(db, 'ann', DAY, DAY_LIMITS.visitor.tokens - 1);
    expect(await takeCall(db, 'ann', DAY)).toBe(true);
    await countTokens(db, 'ann', DAY, 1);
    expect(await takeCall(db, 'ann', DAY)).toBe(false);
  });
});

describe('the daily calls that several users share', () => {
  const use = (user_id: string, calls: number, tokens = 0) =>
    db.insertInto('ai_usage').values({ user_id, day: DAY, calls, tokens }).execute();
  const mayCall = async (id: string) => [await hasRoom(db, id, DAY), await takeCall(db, id, DAY)];
  const YES = [true, true];
  const NO = [false, false];

  beforeEach(async () => {
    await person('visitor', { network: 'a' });
    await person('same network', { network: 'a' });
    await person('other network', { network: 'b' });
    await person('account', { email: 'ann@example.com', network: 'a' });
    await person('busy account', { email: 'bea@example.com' });
  });

  it.each([
    ['calls', DAY_LIMITS.visitorsOfNetwork.calls, 0],
    ['tokens', 0, DAY_LIMITS.visitorsOfNetwork.tokens],
  ])(
    'end for the visitors of one network by their %s, and for nobody else',
    async (_, calls, tokens) => {
      await use('same network', calls, tokens);
      expect(await mayCall('visitor')).toEqual(NO);
      expect(await mayCall('other network')).toEqual(YES);
      expect(await mayCall('account')).toEqual(YES);
    },
  );

  it.each([
    ['calls', DAY_LIMITS.visitors.calls, 0],
    ['tokens', 0, DAY_LIMITS.visitors.tokens],
  ])('end for all visitors by their %s, and not for accounts', async (_, calls, tokens) => {
    await use('other network', calls, tokens);
    expect(await mayCall('visitor')).toEqual(NO);
    expect(await mayCall('account')).toEqual(YES);
  });

  it.each([
    ['calls', DAY_LIMITS.everyone.calls, 0],
    ['tokens', 0, DAY_LIMITS.everyone.tokens],
  ])('end for everyone by their %s', async (_, calls, tokens) => {
    await use('busy account', calls, tokens);
    expect(await mayCall('visitor')).toEqual(NO);
    expect(await mayCall('account')).toEqual(NO);
  });

  it('are open while one call of each limit is left', async () => {
    await use('same network', DAY_LIMITS.visitorsOfNetwork.calls - 1);
    await use('other network', DAY_LIMITS.visitors.calls - DAY_LIMITS.visitorsOfNetwork.calls);
    expect(await mayCall('visitor')).toEqual(YES);
    expect(await mayCall('visitor')).toEqual(NO);
  });

  it('count an account whose address is not confirmed as a visitor', async () => {
    await db.updateTable('users').set({ email_verified_at: null }).execute();
    await use('other network', DAY_LIMITS.visitors.calls);
    expect(await mayCall('account')).toEqual(NO);
  });

  it('are not used up by a user who has reached their own limit', async () => {
    await use('visitor', DAY_LIMITS.visitor.calls);
    for (let n = 0; n < 5; n += 1) expect(await mayCall('visitor')).toEqual(NO);
    const { calls } = await db
      .selectFrom('ai_usage')
      .select(({ fn }) => fn.sum<number>('calls').as('calls'))
      .executeTakeFirstOrThrow();
    expect(calls).toBe(DAY_LIMITS.visitor.calls);
  });
});
