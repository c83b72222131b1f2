import type { ContributionProps } from '@halyard/shared-contracts/remote';
import type { ComponentType } from 'react';
import { toLoadFailure, LoadFailure } from '../guard/load-failure';
import { attempt } from '../loader/attempt';
import { firstToArrive } from '../loader/first-to-arrive';
import { preloadRoute } from '../loader/preload-route';
import type { Platform } from '../platform';
import type { OfferedContribution } from './offered-contributions';

/** A part is less important than the screen around it. */
const PATIENCE_MS = 8_000;

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export type Part = ComponentType<ContributionProps>;

type Parts = Pick<Platform, 'federation' | 'journal'>;

function note(
  { journal }: Parts,
  offered: OfferedContribution,
  error: LoadFailure | null,
  ms: number,
): void {
  const { candidate, path } = offered;
  const { remote, version, source } = candidate;
  const about = { remote, version, source, path, ms, fallback: false };
  journal.note({ ...about, failure: error?.kind ?? null, message: error?.message ?? null });
}

export const noteCrash = (platform: Parts, offered: OfferedContribution, error: unknown): void =>
  note(platform, offered, new LoadFailure('render', toLoadFailure(error).message), 0);

/** If the part hangs, the page watch blames it. */
export function running({ candidate: { remote, version, source }, path }: OfferedContribution) {
  const runs = { remote, version, source, path };
  const watch = window.halyardWatch;
  watch?.begin(runs);
  return () => watch?.end(runs);
}

async function partOf(
  { federation }: Parts,
  { candidate, slot, name }: OfferedContribution,
): Promise<Part> {
  const { contributions = [] } = await federation.load(candidate);
  const found = contributions.find((each) => each.slot === slot && each.name === name);
  if (found) return (await found.load()).default;
  throw new LoadFailure('handshake', `${candidate.remote} does not bring ${slot}/${name}`);
}

const tooLate = async () => new LoadFailure('timeout', `it did not come within ${PATIENCE_MS} ms`);

/** A loaded part does not mark its version as good, and a failed one does not affect its screens. */
export async function loadPart(platform: Parts, offered: OfferedContribution): Promise<Part> {
  const { candidate, path, preload } = offered;
  const routes = [{ path, title: path, loading: '', preload }];
  preloadRoute({ ...candidate, entry: { ...candidate.entry, routes } }, path, document);
  const world = { guard: platform.federation.guard, fetch, delay, onTrouble: () => undefined };
  const begun = performance.now();
  const ended = running(offered);
  try {
    const load = () => partOf(platform, offered);
    const outcome = () => attempt(load, candidate, world).catch(toLoadFailure);
    const found = await firstToArrive<Part | LoadFailure>([outcome, tooLate], PATIENCE_MS);
    if (found instanceof LoadFailure) throw found;
    note(platform, offered, null, Math.round(performance.now() - begun));
    return found;
  } catch (error) {
    note(platform, offered, toLoadFailure(error), Math.round(performance.now() - begun));
    throw error;
  } finally {
    ended();
  }
}
