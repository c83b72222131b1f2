import { compatibility, type ShellContract } from './contract';
import { isQuarantined, type Quarantine } from './quarantine';
import type { Registry, RegistryRemote } from './schema';
import type { RegistryEntry } from './version-entry';

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** It is FNV-1a with a final mix, because ids are similar. */
function hash(text: string): number {
  let state = OFFSET;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), PRIME);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  return (state ^ (state >>> 13)) >>> 0;
}

/** Returns a number below 1,000 that never changes, so that a growing canary keeps its browsers. */
function permilleOf(remote: string, salt: string, anonId: string): number {
  return hash(`${remote}:${salt}:${anonId}`) % 1000;
}

export type CandidateSource = 'override' | 'canary' | 'stable' | 'previous';

export interface Candidate {
  readonly source: CandidateSource;
  readonly version: string;
  readonly entry: RegistryEntry;
}

type RefusalReason = 'killed' | 'quarantined' | 'revoked' | 'incompatible' | 'unknown';

/** `version` is null for an unknown remote. */
export interface Refusal {
  readonly source: CandidateSource;
  readonly version: string | null;
  readonly reason: RefusalReason;
}

interface Resolution {
  readonly candidates: readonly Candidate[];
  readonly refused: readonly Refusal[];
}

export interface ResolveOptions {
  /** The user chose this version, and no other replaces it. */
  readonly override: string | null;
  readonly quarantine: Quarantine;
  readonly anonId: string;
  readonly contract: ShellContract;
}

interface Named {
  readonly source: CandidateSource;
  readonly version: string;
}

function named(name: string, { channels }: RegistryRemote, options: ResolveOptions): Named[] {
  if (options.override !== null) return [{ source: 'override', version: options.override }];
  const { stable, previous, canary } = channels;
  const isChosen = canary && permilleOf(name, canary.salt, options.anonId) < canary.permille;
  return [
    ...(isChosen ? [{ source: 'canary' as const, version: canary.version }] : []),
    { source: 'stable', version: stable },
    ...(previous === null ? [] : [{ source: 'previous' as const, version: previous }]),
  ];
}

function refusal(
  name: string,
  version: string,
  remote: RegistryRemote,
  { quarantine, contract }: ResolveOptions,
): RefusalReason | null {
  const entry = remote.versions[version];
  if (remote.killed) return 'killed';
  if (!entry) return 'unknown';
  if (isQuarantined(quarantine, name, version)) return 'quarantined';
  if (entry.published.state === 'revoked') return 'revoked';
  const verdict = compatibility(entry.contract, contract);
  return verdict === 'compatible' ? null : verdict;
}

export function resolveRemote(
  registry: Registry,
  name: string,
  options: ResolveOptions,
): Resolution {
  const remote = registry.remotes[name];
  if (!remote) {
    const source = options.override === null ? 'stable' : 'override';
    return {
      candidates: [],
      refused: [{ source, version: options.override, reason: 'unknown' }],
    };
  }
  const candidates: Candidate[] = [];
  const refused: Refusal[] = [];
  for (const { source, version } of named(name, remote, options)) {
    const reason = refusal(name, version, remote, options);
    const entry = remote.versions[version];
    if (reason) refused.push({ source, version, reason });
    else if (entry) candidates.push({ source, version, entry });
  }
  return { candidates, refused };
}
