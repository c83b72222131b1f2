import { type KeyValueStore, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import * as v from 'valibot';
import type { Candidate, Memory } from './candidates';
import { circuit } from './circuit';

const goodSchema = v.record(v.string(), v.string());

/** Render crashes of one canary that one visit puts up with. */
const CRASHES = 2;

/** A version on the screen, and the state of the registry that put it there. */
export interface Shown {
  readonly candidate: Candidate;
  readonly under: string;
}

/** What an open page learns of versions; of it, only the one that worked last outlives the page. */
export interface SessionMemory extends Memory {
  /** A screen of this version is shown, as the registry was in this state. */
  served(candidate: Candidate, under: string): void;
  /** What is on the screen, by remote. */
  shown(): ReadonlyMap<string, Shown>;
  failed(candidate: Candidate): void;
  /** A screen of the remote broke while it was shown; true when another version is to take its place. */
  crashed(remote: string): boolean;
  /** Lets another version in. */
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

export function sessionMemory(storage: KeyValueStore, now: () => number): SessionMemory {
  const good = savedVersions(storage);
  const onScreen = new Map<string, Shown>();
  const crashes = new Map<string, number>();
  const breaker = circuit(now);

  const isWornOut = (key: string) => (crashes.get(key) ?? 0) >= CRASHES;

  return {
    circuit: breaker,
    lastKnownGood: (remote) => good[remote] ?? null,
    serving: (remote) => onScreen.get(remote)?.candidate.version ?? null,
    isBanned: (remote, version) => isWornOut(keyOf({ remote, version })),
    shown: () => onScreen,
    served(candidate, under) {
      const { remote, version, source } = candidate;
      // What was put there before stays there under the rules of that time, until a navigation looks at it.
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
      if (candidate?.source !== 'canary') return false;
      const key = keyOf(candidate);
      crashes.set(key, (crashes.get(key) ?? 0) + 1);
      if (isWornOut(key)) onScreen.delete(remote);
      return isWornOut(key);
    },
    release: (remote) => void onScreen.delete(remote),
  };
}
