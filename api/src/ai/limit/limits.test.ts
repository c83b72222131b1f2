import type { Db } from '../../db/database';
import { openTestDatabase } from '../../testing/test-database';
import { DAY_LIMITS } from './day-limits';
import { takeTurn } from './turn-lock';
import { countTokens, takeCall } from './usage';

const NOON = new Date('2025-06-30T12:00:00Z');
const after = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);
const DAY = '2025-06-30';

let db: Db;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

describe('a turn in the chat', () => {
  it('is taken once, however many ask for it at the same time', async () => {
    const asked = Array.from({ length: 20 }, () => takeTurn(db, 'ann', NOON));
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1);
    expect(await takeTurn(db, 'bea', NOON)).not.toBeNull();
  });

  it('is free again once it has ended', async () => {
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

  it('does not end the turn that came after it', async () => {
    const first = await takeTurn(db, 'ann', NOON);
    await takeTurn(db, 'ann', after(60));
    await first?.end();
    expect(await takeTurn(db, 'ann', after(61))).toBeNull();
  });
});

describe('the calls of a day', () => {
  it('end at the limit to the call, however many are made at the same time', async () => {
    const { calls } = DAY_LIMITS.person;
    const made = Array.from({ length: calls + 25 }, () => takeCall(db, 'ann', DAY));
    expect((await Promise.all(made)).filter(Boolean)).toHaveLength(calls);
    expect(await takeCall(db, 'bea', DAY)).toBe(true);
    expect(await takeCall(db, 'ann', '2025-07-01')).toBe(true);
  });

  it('end when their tokens are used up', async () => {
    await takeCall(db, 'ann', DAY);
    await countTokens(db, 'ann', DAY, DAY_LIMITS.person.tokens - 1);
    expect(await takeCall(db, 'ann', DAY)).toBe(true);
    await countTokens(db, 'ann', DAY, 1);
    expect(await takeCall(db, 'ann', DAY)).toBe(false);
  });
});
