import fc from 'fast-check';
import type { Db } from '../db/database';
import { openTestDatabase } from '../testing/test-database';
import { clearFailures, refused, release, reserve } from './failures';
import { type Rule, waitMs, WINDOW_MS } from './wait';

const MINUTE_MS = 60_000;
const START_MS = Date.parse('2025-07-15T16:00:00Z');
const RULE: Rule = { free: 3, longestWaitMs: 20 * MINUTE_MS };
const YEAR_MS = 365 * 24 * 60 * MINUTE_MS;

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.destroy());

class Model {
  failures: number[] = [];

  leftMs(nowMs: number): number {
    this.failures = this.failures.map((at) => Math.min(at, nowMs));
    const live = this.failures.filter((at) => at > nowMs - WINDOW_MS);
    const last = Math.max(...live, -Infinity);
    return live.length === 0 ? 0 : Math.max(0, last + waitMs(live.length, RULE) - nowMs);
  }
}

interface World {
  nowMs: number;
  readonly models: Map<string, Model>;
}

const SUBJECTS = ['network', 'account'];
const counters = SUBJECTS.map((subject) => ({ subject, name: subject, rule: RULE }));
const modelOf = ({ models }: World, subject: string): Model => {
  const model = models.get(subject) ?? new Model();
  models.set(subject, model);
  return model;
};

/** Makes one try and expects the answer of the model: a refusal, or a count. */
async function guess(world: World, isRight: boolean): Promise<void> {
  const now = new Date(world.nowMs);
  const waits = counters.map((each) => ({
    name: each.name,
    ms: modelOf(world, each.subject).leftMs(world.nowMs),
  }));
  const expected = waits.find(({ ms }) => ms > 0);
  const early = await refused(db, counters, now);
  if (early) expect(early).toEqual({ name: expected?.name, leftMs: expected?.ms });
  const reserved = await reserve(db, counters, now);
  if ('refusal' in reserved) {
    expect(reserved.refusal).toEqual({ name: expected?.name, leftMs: expected?.ms });
    expect(reserved.refusal.leftMs).toBeLessThanOrEqual(RULE.longestWaitMs);
    return;
  }
  expect(expected).toBeUndefined();
  if (isRight) await release(db, reserved.ids);
  else for (const subject of SUBJECTS) modelOf(world, subject).failures.push(world.nowMs);
}

type Step =
  | { readonly kind: 'wrong' | 'right' | 'clear' }
  | { readonly kind: 'wait' | 'clock'; readonly ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ kind: 'wrong' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'right' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'clear' as const }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.integer({ min: 0, max: 30 * MINUTE_MS }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('clock' as const),
      ms: fc.integer({ min: -YEAR_MS, max: YEAR_MS }),
    }),
  },
);

const WRONG = { kind: 'wrong' } as const;

/** The clock goes back while both counters have failures, and the first counter refuses the next guess. */
const CLOCK_GOES_BACK: Step[] = [
  WRONG,
  WRONG,
  WRONG,
  { kind: 'clock', ms: -1 },
  WRONG,
  { kind: 'wait', ms: MINUTE_MS },
  { kind: 'right' },
];

test('the limit refuses and counts like the model, even if the clock jumps', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      for (const subject of SUBJECTS) await clearFailures(db, subject);
      const world: World = { nowMs: START_MS, models: new Map() };
      for (const each of steps) {
        if (each.kind === 'wrong') await guess(world, false);
        else if (each.kind === 'right') await guess(world, true);
        else if (each.kind === 'wait' || each.kind === 'clock') world.nowMs += each.ms;
        else {
          await clearFailures(db, 'account');
          world.models.delete('account');
        }
      }
    }),
    { numRuns: 60, examples: [[CLOCK_GOES_BACK]] },
  );
});

test('the limit allows at most 86 failures of an account in any 24 hours', async () => {
  const rule: Rule = { free: 10, longestWaitMs: 20 * MINUTE_MS };
  const counter = { subject: 'bound', name: 'bound', rule };
  const passed: number[] = [];
  for (let nowMs = START_MS; nowMs < START_MS + 3 * WINDOW_MS;) {
    const reserved = await reserve(db, [counter], new Date(nowMs));
    if ('refusal' in reserved) nowMs += reserved.refusal.leftMs;
    else passed.push(nowMs);
  }
  const within = passed.map((from) => passed.filter((at) => at >= from && at < from + WINDOW_MS));
  expect(Math.max(...within.map(({ length }) => length))).toBeLessThanOrEqual(86);
  expect(passed.length).toBeGreaterThan(150);
});
