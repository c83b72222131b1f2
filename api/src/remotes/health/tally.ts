import {
  type TelemetryEvent,
  type TelemetryVital,
  type VitalName,
  VITALS,
} from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';

/** These are the upper limits of the classes; the last class has none. */
const EDGES_MS = [50, 100, 200, 300, 500, 750, 1000, 1500, 2500, 4000, 8000, 15_000];

/** These are the upper limits for the figures of pages: in ms, and without a unit for the layout shift. */
const VITAL_EDGES: Readonly<Record<VitalName, readonly number[]>> = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  inp: [16, 50, 100, 150, 200, 300, 500, 1000],
  cls: [0.005, 0.01, 0.05, 0.1, 0.25],
};

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const tallySchema = v.object({
  loads: count,
  failures: v.record(v.string(), count),
  fallbacks: count,
  /** These are the loaded and the failed pages of each network. Stored files use this name. */
  voices: v.optional(v.record(v.string(), v.object({ loaded: count, failed: count })), {}),
  times: v.pipe(v.array(count), v.length(EDGES_MS.length + 1)),
  /** It is the number of pages per class of each figure; it is absent without pages. */
  vitals: v.optional(v.record(v.picklist(VITALS), v.array(count)), {}),
});

export type Tally = v.InferOutput<typeof tallySchema>;

/** The keys are `<remote>@<version>`. */
export const talliesSchema = v.record(v.string(), tallySchema);
export type Tallies = Readonly<Record<string, Tally>>;

const NONE: Tally = {
  loads: 0,
  failures: {},
  fallbacks: 0,
  voices: {},
  times: Array.from({ length: EDGES_MS.length + 1 }, () => 0),
  vitals: {},
};

/** The list is limited, because it decides the size of the file. */
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

function vitalsTogether(a: Tally['vitals'], b: Tally['vitals']): Tally['vitals'] {
  return Object.fromEntries(
    VITALS.filter((name) => a[name] ?? b[name]).map((name) => [
      name,
      [...VITAL_EDGES[name], Infinity].map(
        (_, index) => (a[name]?.[index] ?? 0) + (b[name]?.[index] ?? 0),
      ),
    ]),
  );
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
    vitals: vitalsTogether(a.vitals, b.vitals),
  };
}

/** Returns the class of a value; the last one has no upper limit. */
function classOf(edges: readonly number[], value: number): number {
  const place = edges.findIndex((edge) => value <= edge);
  return place === -1 ? edges.length : place;
}

const oneIn = (edges: readonly number[], value: number): number[] =>
  [...edges, Infinity].map((_, index) => (index === classOf(edges, value) ? 1 : 0));

function tallyOf({ failure, fallback, ms }: TelemetryEvent): Tally {
  if (failure) return { ...NONE, failures: { [failure]: 1 } };
  return {
    ...NONE,
    loads: 1,
    fallbacks: fallback ? 1 : 0,
    times: oneIn(EDGES_MS, ms),
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

/** Counts the figures that pages measured. They are only shown and decide nothing, so they have no voices. */
export const talliesOfVitals = (vitals: readonly TelemetryVital[]): Tallies =>
  sumOfTallies(
    vitals.map(({ remote, version, name, value }) => ({
      [`${remote}@${version}`]: { ...NONE, vitals: { [name]: oneIn(VITAL_EDGES[name], value) } },
    })),
  );

export const failed = ({ failures }: Tally): number =>
  Object.values(failures).reduce((total, each) => total + each, 0);

/**
 * Returns the upper limit of the class in which a share of all counted pages ends; for the last class, it is its
 * lower limit.
 */
function edgeAt(counts: readonly number[], edges: readonly number[], share: number): number | null {
  const all = counts.reduce((total, each) => total + each, 0);
  if (all === 0) return null;
  let seen = 0;
  const place = counts.findIndex((each) => (seen += each) >= all * share);
  return edges[place] ?? edges.at(-1) ?? null;
}

/** Returns the upper limit of the class in ms, or null without loads. */
export const timeAt = ({ times }: Tally, share: number): number | null =>
  edgeAt(times, EDGES_MS, share);

/** Returns the same for the figures of pages: ms for `lcp` and `inp`, no unit for `cls`. */
export const vitalAt = ({ vitals }: Tally, name: VitalName, share: number): number | null =>
  edgeAt(vitals[name] ?? [], VITAL_EDGES[name], share);
