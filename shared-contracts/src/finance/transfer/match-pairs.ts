import { type Fit, fitOf, FITS, type TransferSide } from './affinity';
import type { Transaction } from '../entities';

export interface Leg {
  readonly row: Transaction;
  readonly side: TransferSide;
  readonly day: number;
}

export interface Pair {
  readonly out: Leg;
  readonly in: Leg;
}

interface Candidate extends Pair {
  readonly fit: Fit;
}

const MOST_DAYS = 5;

/** With more equal amounts, no text can decide which ones match. */
const MOST_RIVALS = 20;

const areNear = (a: Leg, b: Leg): boolean => Math.abs(a.day - b.day) <= MOST_DAYS;

/** Yields the other legs near the day of each leg, or null for too many. Both lists are sorted by day. */
function* around(legs: readonly Leg[], others: readonly Leg[]): Generator<[Leg, Leg[] | null]> {
  let [first, end] = [0, 0];
  for (const leg of legs) {
    while (first < others.length && others[first]!.day < leg.day - MOST_DAYS) first += 1;
    while (end < others.length && others[end]!.day <= leg.day + MOST_DAYS) end += 1;
    yield [leg, end - first > MOST_RIVALS ? null : others.slice(first, Math.max(first, end))];
  }
}

function crowdedDays(legs: readonly Leg[], others: readonly Leg[]): Set<number> {
  const days = new Set<number>();
  for (const [{ day }, near] of around(legs, others)) if (!near) days.add(day);
  return days;
}

const isCrowded = ({ day }: Leg, days: ReadonlySet<number>): boolean => {
  for (let at = day - MOST_DAYS; at <= day + MOST_DAYS; at += 1) if (days.has(at)) return true;
  return false;
};

function withoutCrowds(outs: readonly Leg[], ins: readonly Leg[]): [Leg[], Leg[]] {
  const days = new Set([...crowdedDays(outs, ins), ...crowdedDays(ins, outs)]);
  const isLeft = (leg: Leg) => days.size === 0 || !isCrowded(leg, days);
  return [outs.filter(isLeft), ins.filter(isLeft)];
}

function candidates(outs: readonly Leg[], ins: readonly Leg[]): Candidate[] {
  const found: Candidate[] = [];
  for (const [out, near] of around(outs, ins)) {
    for (const leg of near ?? []) {
      if (leg.row.accountId === out.row.accountId) continue;
      const fit = fitOf(out.side, leg.side);
      if (fit !== null) found.push({ out, in: leg, fit });
    }
  }
  return found;
}

function byLeg(level: readonly Candidate[]): Map<Leg, Candidate[]> {
  const found = new Map<Leg, Candidate[]>();
  for (const candidate of level) {
    for (const leg of [candidate.out, candidate.in]) {
      const known = found.get(leg);
      if (known) known.push(candidate);
      else found.set(leg, [candidate]);
    }
  }
  return found;
}

function rivals(level: readonly Candidate[]): Candidate[][] {
  const ofLeg = byLeg(level);
  const seen = new Set<Candidate>();
  return level.flatMap((start) => {
    if (seen.has(start)) return [];
    const group = [start];
    seen.add(start);
    for (const { out, in: leg } of group) {
      for (const candidate of [...ofLeg.get(out)!, ...ofLeg.get(leg)!]) {
        if (!seen.has(candidate)) group.push(candidate);
        seen.add(candidate);
      }
    }
    return [group];
  });
}

const byDay = (legs: Iterable<Leg>): Leg[] =>
  [...new Set(legs)].sort((a, b) => a.day - b.day || (a.row.id < b.row.id ? -1 : 1));

/**
 * A single candidate is a pair. Several candidates are paired in the order of their days if they are between the
 * same two accounts, have as many rows on either side, and are all transfers. Other groups stay unpaired.
 */
function settled(group: readonly Candidate[]): Pair[] {
  if (group.length === 1) return [...group];
  const outs = byDay(group.map(({ out }) => out));
  const ins = byDay(group.map(({ in: leg }) => leg));
  const accounts = new Set([...outs, ...ins].map(({ row }) => row.accountId));
  if (outs.length !== ins.length || accounts.size !== 2) return [];
  const pairs = outs.map((out, at) => ({ out, in: ins[at]! }));
  return pairs.every(isTransfer) ? pairs : [];
}

const isTransfer = ({ out, in: leg }: Pair): boolean =>
  out.row.accountId !== leg.row.accountId &&
  areNear(out, leg) &&
  fitOf(out.side, leg.side) === FITS[1];

/** Pairs rows of one amount. The best candidates are settled first, and no row competes twice. */
export function matchPairs(outs: readonly Leg[], ins: readonly Leg[]): Pair[] {
  const left = candidates(...withoutCrowds(byDay(outs), byDay(ins)));
  const taken = new Set<Leg>();
  const pairs: Pair[] = [];
  for (const fit of FITS) {
    const open = left.filter((c) => c.fit === fit && !taken.has(c.out) && !taken.has(c.in));
    pairs.push(...rivals(open).flatMap(settled));
    for (const candidate of open) taken.add(candidate.out).add(candidate.in);
  }
  return pairs;
}
