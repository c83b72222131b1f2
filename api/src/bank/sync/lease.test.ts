import type { Db } from '../../db/database';
import { linkItem, testWorld, type TestWorld } from '../testing/world';
import type { ItemRef } from '../item/item-row';
import { takeLease } from './lease';

const T0 = Date.parse('2026-11-20T17:00:00Z');

let world: TestWorld;
let db: Db;
let ref: ItemRef;
let nowMs = T0;
const clock = () => new Date(nowMs);

beforeAll(async () => {
  world = await testWorld();
  ({ db } = world);
  ref = await linkItem(world);
});
beforeEach(() => {
  nowMs = T0;
});
afterAll(() => world.close());

async function heldUntil(): Promise<string | null> {
  const { lease_until } = await db
    .selectFrom('items')
    .select('lease_until')
    .where('id', '=', ref.itemId)
    .executeTakeFirstOrThrow();
  return lease_until;
}

describe('the lease of a bank', () => {
  it('belongs to one sync until it is released', async () => {
    const lease = await takeLease(db, ref, clock);
    expect(await takeLease(db, ref, clock)).toBeNull();
    await lease?.release();
    const next = await takeLease(db, ref, clock);
    expect(next).not.toBeNull();
    await next?.release();
  });

  it('is extended every four seconds, not with each page', async () => {
    const lease = await takeLease(db, ref, clock);
    nowMs = T0 + 3_999;
    await lease?.renew();
    expect(await heldUntil()).toBe('2026-11-20T17:00:20.000Z');
    nowMs = T0 + 4_000;
    await lease?.renew();
    expect(await heldUntil()).toBe('2026-11-20T17:00:24.000Z');
    nowMs = T0 + 5_000;
    await lease?.renew();
    expect(await heldUntil()).toBe('2026-11-20T17:00:24.000Z');
    await lease?.release();
    expect(await heldUntil()).toBeNull();
  });

  it('of a killed instance can be taken after 20 seconds', async () => {
    await takeLease(db, ref, clock);
    nowMs = T0 + 20_000;
    expect(await takeLease(db, ref, clock)).toBeNull();
    nowMs = T0 + 20_001;
    const lease = await takeLease(db, ref, clock);
    expect(lease).not.toBeNull();
    await lease?.release();
  });
});
