import type { TelemetryEvent } from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';

/** Upper limits of the classes; the last class has none. */
const EDGES_MS = [50, 100, 200, 300, 500, 750, 1000, 1500, 2500, 4000, 8000, 15_000];

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const tallySchema = v.object({
  loads: count,
  /** By kind of failure. */
  failures: v.record(v.string(), count),
  fallbacks: count,
  /** Reports per network. */
  voices: v.optional(v.record(v.string(), v.object({ loaded: count, failed: count })), {}),
  /** The number of loads per class. */
  times: v.pipe(v.array(count), v.length(EDGES_MS.length + 1)),
});

export type Tally = v.InferOutput<typeof tallySchema>;

/** By `<remote>@<version>`. */
export const talliesSchema = v.record(v.string(), tallySchema);
export type Tallies = Readonly<Record<string, Tally>>;

const NONE: Tally = {
  loads: 0,
  failures: {},
  fallbacks: 0,
  voices: {},
  times: Array.from({ length: EDGES_MS.length + 1 }, () => 0),
};

/** Limits the size of the file. */
const MAX_NETWORKS = 2_000;

function voicesTogether(a: Tally['voices'], b: Tally['voices']): Tally['voices'] {
  const all = { ...a };
  for (const [network, { loaded, failed: fails }] of Object.entries(b)) {
    const known = all[network];
    if (!known && Object.keys(all).length >= MAX_NETWORKS) continue;
    all[network] = {
      loaded: (known?.loaded ?? 0) + loaded,
      failed: (known?.failed ?? 0) + fails,
    };
  }
  return all;
}

function sum(a: Tally, b: Tally): Tally {
  const classes = [...new Set([...Object.keys(a.failures), ...Object.keys(b.failures)])];
  return {
    loads: a.loads + b.loads,
    fallbacks: a.fallbacks + b.fallbacks,
    failures: Object.fromEntries(
      classes.map((each) => [each, (a.failures[each] ?? 0) + (b.failures[each] ?? 0)]),
    ),
    voices: voicesTogether(a.voices, b.voices),
    times: a.times.map((each, index) => each + (b.times[index] ?? 0)),
  };
}

function tallyOf({ failure, fallback, ms }: TelemetryEvent): Tally {
  if (failure) return { ...NONE, failures: { [failure]: 1 } };
  const place = EDGES_MS.findIndex((edge) => ms <= edge);
  const own = place === -1 ? EDGES_MS.length : place;
  return {
    ...NONE,
    loads: 1,
    fallbacks: fallback ? 1 : 0,
    times: NONE.times.map((_, index) => (index === own ? 1 : 0)),
  };
}

export function sumOfTallies(all: readonly Tallies[]): Tallies {
  const total: Record<string, Tally> = {};
  for (const tallies of all) {
    for (const [name, tally] of Object.entries(tallies)) {
      total[name] = sum(total[name] ?? NONE, tally);
    }
  }
  return total;
}

/**
 * One report is one voice of its network, and a failure if any event failed. Versions that a user selected do not count.
 */
export function talliesOf(events: readonly TelemetryEvent[], network: string): Tallies {
  const counted = sumOfTallies(
    events
      .filter(({ source }) => source !== 'override')
      .map((event) => ({ [`${event.remote}@${event.version}`]: tallyOf(event) })),
  );
  return Object.fromEntries(
    Object.entries(counted).map(([name, tally]) => {
      const voice = failed(tally) > 0 ? { loaded: 0, failed: 1 } : { loaded: 1, failed: 0 };
      return [name, { ...tally, voices: { [network]: voice } }];
    }),
  );
}

export const failed = ({ failures }: Tally): number =>
  Object.values(failures).reduce((total, each) => total + each, 0);

/** Returns the upper limit of the class in ms; null without loads. */
export function timeAt({ loads, times }: Tally, share: number): number | null {
  if (loads === 0) return null;
  let seen = 0;
  const place = times.findIndex((each) => (seen += each) >= loads * share);
  return EDGES_MS[place] ?? EDGES_MS.at(-1) ?? null;
}
