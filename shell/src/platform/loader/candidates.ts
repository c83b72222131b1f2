import {
  type Candidate as Resolved,
  type CandidateSource,
  type Refusal,
  type Registry,
  resolveRemote,
  type ResolveOptions,
} from '@halyard/shared-contracts/remote/registry';
import type { Circuit } from './circuit';

/** A version that may be run, and why it is one: by the registry, or because it ran in this browser before. */
export interface Candidate extends Omit<Resolved, 'source'> {
  readonly remote: string;
  readonly source: CandidateSource | 'last-known-good';
}

/** What this browser remembers of versions. */
export interface Memory {
  readonly circuit: Circuit;
  /** The version that worked here last, in this visit or an earlier one. */
  lastKnownGood(remote: string): string | null;
  /** The version that the open page already shows: a remote does not change while the user looks at it. */
  serving(remote: string): string | null;
  /** Versions whose screens crashed twice in this visit. */
  isBanned(remote: string, version: string): boolean;
}

export interface Choice {
  readonly candidates: readonly Candidate[];
  readonly refused: readonly Refusal[];
}

/** A version of the signed registry that is named by no channel: refused for the same reasons as any other. */
function remembered(registry: Registry, remote: string, options: ResolveOptions, version: string) {
  const { candidates } = resolveRemote(registry, remote, { ...options, override: version });
  return candidates.map((each) => ({ ...each, remote, source: 'last-known-good' as const }));
}

/** First what is on the screen already, last what failed again and again a moment ago. */
function rank(memory: Memory, { remote, version }: Candidate): number {
  if (memory.circuit.isOpen(`${remote}@${version}`)) return 2;
  return memory.serving(remote) === version ? 0 : 1;
}

/** The versions to try for a remote, in this order. An override is the only candidate. */
export function candidatesFor(
  registry: Registry,
  remote: string,
  options: ResolveOptions,
  memory: Memory,
): Choice {
  const { candidates, refused } = resolveRemote(registry, remote, options);
  const named = candidates.map((each): Candidate => ({ ...each, remote }));
  if (options.override !== null) return { candidates: named, refused };
  const good = memory.lastKnownGood(remote);
  const isNew = good !== null && named.every(({ version }) => version !== good);
  const all = isNew ? [...named, ...remembered(registry, remote, options, good)] : named;
  return {
    candidates: all
      .filter(({ version }) => !memory.isBanned(remote, version))
      .toSorted((a, b) => rank(memory, a) - rank(memory, b)),
    refused,
  };
}
