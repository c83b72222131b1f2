import { permilleOf } from './bucket';
import { compatibility, type ShellContract } from './contract';
import { isQuarantined, type Quarantine } from './quarantine';
import type { Registry, RegistryRemote } from './schema';
import type { RegistryEntry } from './version-entry';

export type CandidateSource = 'override' | 'canary' | 'stable' | 'previous';

/** A version that may be run, and why it is one. */
export interface Candidate {
  readonly source: CandidateSource;
  readonly version: string;
  readonly entry: RegistryEntry;
}

export type RefusalReason = 'killed' | 'quarantined' | 'revoked' | 'incompatible' | 'unknown';

/** A version that was passed over; `version` is null where the remote itself is not known. */
export interface Refusal {
  readonly source: CandidateSource;
  readonly version: string | null;
  readonly reason: RefusalReason;
}

export interface Resolution {
  /** To be tried in this order. */
  readonly candidates: readonly Candidate[];
  readonly refused: readonly Refusal[];
}

export interface ResolveOptions {
  /** A version that somebody asked for by name. It stands alone: when it fails, nothing takes its place silently. */
  readonly override: string | null;
  readonly quarantine: Quarantine;
  /** A random id of this browser, which says nothing of the person. */
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

/** Which versions of a remote this browser may run, best first, and which it must not. The same everywhere: pure. */
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
