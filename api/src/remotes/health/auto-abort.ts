import {
  isQuarantined,
  type Quarantine,
  type Registry,
  type RegistryRemote,
} from '@halyard/shared-contracts/remote/registry';
import type { Tallies, Tally } from './tally';

/** Reports of fewer page loads say too little about a version. */
const MIN_PAGES = 20;
const MIN_FAILED_PERCENT = 5;
const MIN_FAILED_PERCENT_OF_STABLE = 20;
const MAX_TIMES_OTHER = 3;

/** More page loads of one network do not count, so that no single network can decide. */
const MAX_PAGES_PER_NETWORK = 4;
/** With failures in fewer networks, a network may be the cause, or its reports may be false. */
const MIN_FAILING_NETWORKS = 3;

interface Abort {
  readonly remote: string;
  readonly version: string;
  readonly reason: string;
}

interface PageCounts {
  readonly all: number;
  readonly failed: number;
  readonly failingNetworks: number;
}

function pageCountsOf(tally: Tally | undefined): PageCounts {
  const networks = Object.values(tally?.voices ?? {}).map(({ loaded, failed }) => ({
    loaded: Math.min(loaded, MAX_PAGES_PER_NETWORK),
    failed: Math.min(failed, MAX_PAGES_PER_NETWORK),
  }));
  const failed = networks.reduce((total, network) => total + network.failed, 0);
  return {
    all: networks.reduce((total, network) => total + network.loaded, failed),
    failed,
    failingNetworks: networks.filter((network) => network.failed > 0).length,
  };
}

const failedPercent = ({ all, failed }: PageCounts): number => (all > 0 ? (100 * failed) / all : 0);

/**
 * `percent` is the highest share of failures; `timesOther` compares it with the version that browsers would get
 * instead.
 */
interface Limit {
  readonly percent: number;
  readonly timesOther: number;
}

const CANARY: Limit = { percent: MIN_FAILED_PERCENT, timesOther: MAX_TIMES_OTHER };
/** All browsers have the stable version, so its share also contains faults of the server or the shell. */
const STABLE: Limit = { percent: MIN_FAILED_PERCENT_OF_STABLE, timesOther: MAX_TIMES_OTHER };

/** Returns null while the version is within its limit. */
function reasonAgainst(tested: PageCounts, other: PageCounts, limit: Limit): string | null {
  const percent = failedPercent(tested);
  const allowed = Math.max(limit.percent, limit.timesOther * failedPercent(other));
  if (tested.all < MIN_PAGES || tested.failingNetworks < MIN_FAILING_NETWORKS) return null;
  if (percent <= allowed) return null;
  return `${tested.failed} of ${tested.all} pages failed in ${tested.failingNetworks} networks (${percent.toFixed(1)} %, allowed ${allowed.toFixed(1)} %)`;
}

interface Rival {
  readonly version: string;
  readonly other: string;
  readonly limit: Limit;
}

/** A stable version is stopped only where a previous one can take its place. */
function rivalsOf({ channels, versions }: RegistryRemote, mayRun: (version: string) => boolean) {
  const { stable, previous, canary } = channels;
  const rivals: Rival[] = [];
  if (canary && mayRun(canary.version))
    rivals.push({ version: canary.version, other: stable, limit: CANARY });
  const isReplaceable =
    previous !== null &&
    versions[previous]?.published.state === 'live' &&
    mayRun(stable) &&
    mayRun(previous);
  if (isReplaceable) rivals.push({ version: stable, other: previous, limit: STABLE });
  return rivals;
}

/**
 * Returns the canaries and stable versions that fail in too many browsers. A version that `isRevived` names stays
 * in use.
 */
export function failingVersions(
  { remotes }: Registry,
  quarantine: Quarantine,
  tallies: Tallies,
  isRevived: (remote: string, version: string) => boolean = () => false,
): Abort[] {
  return Object.entries(remotes).flatMap(([remote, entry]) => {
    const mayRun = (version: string) => !isQuarantined(quarantine, remote, version);
    const countsOf = (version: string) => pageCountsOf(tallies[`${remote}@${version}`]);
    return rivalsOf(entry, mayRun)
      .filter(({ version }) => !isRevived(remote, version))
      .flatMap(({ version, other, limit }) => {
        const reason = reasonAgainst(countsOf(version), countsOf(other), limit);
        return reason === null ? [] : [{ remote, version, reason }];
      });
  });
}
