import {
  isQuarantined,
  type Quarantine,
  type Registry,
} from '@halyard/shared-contracts/remote/registry';
import type { Tallies, Tally } from './tally';

/** Fewer voices than these say nothing of a version. */
const LEAST_VOICES = 20;
const LEAST_PERCENT = 5;
/** A canary may fail this many times as often as what it is to replace. */
const TIMES_STABLE = 3;

/** A network has so many voices of each kind at most, so that no visitor and no network decides alone. */
const VOICES_OF_NETWORK = 4;
/** In fewer networks than these a failure may be theirs, or a lie. */
const LEAST_FAILING_NETWORKS = 3;

interface Abort {
  readonly remote: string;
  readonly version: string;
  readonly reason: string;
}

interface Voices {
  readonly all: number;
  readonly failed: number;
  readonly failingNetworks: number;
}

function voicesOf(tally: Tally | undefined): Voices {
  const networks = Object.values(tally?.voices ?? {}).map(({ loaded, failed }) => ({
    loaded: Math.min(loaded, VOICES_OF_NETWORK),
    failed: Math.min(failed, VOICES_OF_NETWORK),
  }));
  const failed = networks.reduce((total, network) => total + network.failed, 0);
  return {
    all: networks.reduce((total, network) => total + network.loaded, failed),
    failed,
    failingNetworks: networks.filter((network) => network.failed > 0).length,
  };
}

const failedPercent = ({ all, failed }: Voices): number => (all > 0 ? (100 * failed) / all : 0);

/**
 * Canaries that have to end: at least 20 voices, of which more than 5 % say that it failed, from three networks or more,
 * and more than three times the share of the stable version.
 */
export function failingCanaries(
  { remotes }: Registry,
  quarantine: Quarantine,
  tallies: Tallies,
): Abort[] {
  return Object.entries(remotes).flatMap(([remote, { channels }]) => {
    const version = channels.canary?.version;
    if (!version || isQuarantined(quarantine, remote, version)) return [];
    const voices = voicesOf(tallies[`${remote}@${version}`]);
    const percent = failedPercent(voices);
    const stable = voicesOf(tallies[`${remote}@${channels.stable}`]);
    const allowed = Math.max(LEAST_PERCENT, TIMES_STABLE * failedPercent(stable));
    if (voices.all < LEAST_VOICES || voices.failingNetworks < LEAST_FAILING_NETWORKS) return [];
    if (percent <= allowed) return [];
    const reason = `${voices.failed} of ${voices.all} pages failed in ${voices.failingNetworks} networks (${percent.toFixed(1)} %, allowed ${allowed.toFixed(1)} %)`;
    return [{ remote, version, reason }];
  });
}
