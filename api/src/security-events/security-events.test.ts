import { SecurityEvents } from './security-events';

const DAY_S = 86_400;

function setUp() {
  let now = Date.parse('2025-07-15T16:00:00Z');
  const lines: Record<string, unknown>[] = [];
  const events = new SecurityEvents(
    { warn: (facts: object) => void lines.push({ ...facts }) },
    () => new Date(now),
  );
  const wait = (seconds: number) => void (now += seconds * 1000);
  return { events, lines, wait };
}

test('the security log writes one line for an event, with its facts', () => {
  const { events, lines } = setUp();
  events.record('csrf-refused', { network: 'n1', route: '/api/auth/log-out' });
  expect(lines).toEqual([
    { securityEvent: 'csrf-refused', network: 'n1', route: '/api/auth/log-out' },
  ]);
});

test('the security log counts every event of a flood and writes at most 9,000 lines of it a day', () => {
  const { events, lines, wait } = setUp();
  for (let second = 0; second < DAY_S; second += 1) {
    events.record('log-in-failed', { network: `n${second}` });
    events.record('log-in-failed', { network: `m${second}` });
    wait(1);
  }
  expect(events.totals().get('log-in-failed')).toBe(2 * DAY_S);
  expect(lines.length).toBeGreaterThan(1_000);
  expect(lines.length).toBeLessThanOrEqual(9_000);
});

test('the security log still logs the events of others while one source floods', () => {
  const { events, lines } = setUp();
  for (let n = 0; n < 1_000; n += 1) events.record('log-in-failed', { network: 'flood' });
  events.record('log-in-failed', { network: 'quiet' });
  expect(lines.filter(({ network }) => network === 'flood')).toHaveLength(10);
  expect(lines.at(-1)).toMatchObject({ network: 'quiet', unlogged: 990 });
});

test('the security log summarizes events without their own line, once', () => {
  const { events, lines } = setUp();
  for (let n = 0; n < 15; n += 1) events.record('limit-refused', { network: 'one' });
  events.summarize();
  events.summarize();
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toEqual({ securityEvent: 'limit-refused', unlogged: 5 });
});

test('the security log accounts for every event: lines and unlogged counts add up to the total', () => {
  const { events, lines, wait } = setUp();
  for (let n = 0; n < 5_000; n += 1) {
    events.record('quota-refused', { network: `n${n % 700}` });
    if (n % 100 === 0) wait(7);
  }
  events.summarize();
  const written = lines.filter(({ network }) => network !== undefined).length;
  const unlogged = lines.reduce((sum, line) => sum + Number(line.unlogged ?? 0), 0);
  expect(written + unlogged).toBe(5_000);
});
