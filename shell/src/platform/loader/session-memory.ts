import { type KeyValueStore, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import * as v from 'valibot';
import type { PageWatch } from '../hang/page-watch';
import type { Candidate, Memory } from './candidates';
import { circuit } from './circuit';

const goodSchema = v.record(v.string(), v.string());

export interface Shown {
  readonly candidate: Candidate;
  readonly under: string;
}

export interface SessionMemory extends Memory {
  served(candidate: Candidate, under: string): void;
  shown(): ReadonlyMap<string, Shown>;
  failed(candidate: Candidate): void;
  /** It is `true` if another version should run. */
  crashed(remote: string): boolean;
  forgive(remote: string): void;
  release(remote: string): void;
}

function savedVersions(storage: KeyValueStore): Record<string, string> {
  try {
    return v.parse(goodSchema, JSON.parse(storage.getItem(STORAGE_KEYS.remotesGood) ?? '{}'));
  } catch {
    return {};
  }
}

const keyOf = ({ remote, version }: Pick<Candidate, 'remote' | 'version'>) =>
  `${remote}@${version}`;

export function sessionMemory(
  storage: KeyValueStore,
  now: () => number,
  watch?: PageWatch,
): SessionMemory {
  const good = savedVersions(storage);
  const onScreen = new Map<string, Shown>();
  // A version that hung in a slot of another screen is only blocked in that slot.
  const hung = watch?.hung.filter(({ path }) => path[0] === '/').map(keyOf) ?? [];
  const doubtful = new Set(hung);
  // A killed browser looks like a hung version, so a version is banned only after the second time.
  const crashed = new Set(hung.filter((key, at) => hung.indexOf(key) < at));
  const breaker = circuit(now);

  return {
    circuit: breaker,
    lastKnownGood: (remote) => good[remote] ?? null,
    serving: (remote) => onScreen.get(remote)?.candidate.version ?? null,
    isDoubtful: (remote, version) => doubtful.has(keyOf({ remote, version })),
    isBanned: (remote, version) => crashed.has(keyOf({ remote, version })),
    shown: () => onScreen,
    served(candidate, under) {
      const { remote, version, source } = candidate;
      // A version keeps its rules until the user navigates.
      if (onScreen.get(remote)?.candidate.version !== version)
        onScreen.set(remote, { candidate, under });
      breaker.succeeded(keyOf(candidate));
      if (source === 'override' || good[remote] === version) return;
      good[remote] = version;
      storage.setItem(STORAGE_KEYS.remotesGood, JSON.stringify(good));
    },
    failed: (candidate) => breaker.failed(keyOf(candidate)),
    crashed(remote) {
      const candidate = onScreen.get(remote)?.candidate;
      if (!candidate || candidate.source === 'override') return false;
      crashed.add(keyOf(candidate));
      onScreen.delete(remote);
      return true;
    },
    forgive(remote) {
      for (const keys of [doubtful, crashed])
        for (const key of keys) if (key.startsWith(`${remote}@`)) keys.delete(key);
      onScreen.delete(remote);
      watch?.forgive(remote);
    },
    release: (remote) => void onScreen.delete(remote),
  };
}
