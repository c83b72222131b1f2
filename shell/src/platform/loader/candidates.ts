import {
  type Candidate as Resolved,
  type CandidateSource,
  type Refusal,
  type Registry,
  resolveRemote,
  type ResolveOptions,
} from '@halyard/shared-contracts/remote/registry';
import type { Circuit } from './circuit';

export interface Candidate extends Omit<Resolved, 'source'> {
  readonly remote: string;
  readonly source: CandidateSource | 'last-known-good';
}

export interface Memory {
  readonly circuit: Circuit;
  lastKnownGood(remote: string): string | null;
  serving(remote: string): string | null;
  /** It is `true` if the version once hung in this browser, or if the browser was killed. */
  isDoubtful(remote: string, version: string): boolean;
  isBanned(remote: string, version: string): boolean;
}

export interface Choice {
  readonly candidates: readonly Candidate[];
  readonly refused: readonly Refusal[];
}

function remembered(registry: Registry, remote: string, options: ResolveOptions, version: string) {
  const { candidates } = resolveRemote(registry, remote, { ...options, override: version });
  return candidates.map((each) => ({ ...each, remote, source: 'last-known-good' as const }));
}

/** The version on screen comes first. A version that failed repeatedly or may have hung comes last. */
function rank(memory: Memory, { remote, version }: Candidate): number {
  if (memory.circuit.isOpen(`${remote}@${version}`) || memory.isDoubtful(remote, version)) return 2;
  return memory.serving(remote) === version ? 0 : 1;
}

/** A chosen override is the only candidate. */
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
