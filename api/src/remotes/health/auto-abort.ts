import {
  isQuarantined,
  type Quarantine,
  type Registry,
} from '@halyard/shared-contracts/remote/registry';
import type { Tallies, Tally } from './tally';

/** Fewer voices are not representative. */
const MIN_VOICES = 20;
const MIN_FAILED_PERCENT = 5;
const MAX_TIMES_STABLE = 3;

/** No single network can decide. */
const MAX_VOICES_PER_NETWORK = 4;
/** In fewer networks, the networks may be at fault or lie. */
const MIN_FAILING_NETWORKS = 3;

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
    loaded: Math.min(loaded, MAX_VOICES_PER_NETWORK),
    failed: Math.min(failed, MAX_VOICES_PER_NETWORK),
  }));
  const failed = networks.reduce((total, network) => total + network.failed, 0);
  return {
    all: networks.reduce((total, network) => total + network.loaded, failed),
    failed,
    failingNetworks: networks.filter((network) => network.failed > 0).length,
  };
}

const failedPercent = ({ all, failed }: Voices): number => (all > 0 ? (100 * failed) / all : 0);

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
    const allowed = Math.max(MIN_FAILED_PERCENT, MAX_TIMES_STABLE * failedPercent(stable));
    if (voices.all < MIN_VOICES || voices.failingNetworks < MIN_FAILING_NETWORKS) return [];
    if (percent <= allowed) return [];
    const reason = `${voices.failed} of ${voices.all} pages failed in ${voices.failingNetworks} networks (${percent.toFixed(1)} %, allowed ${allowed.toFixed(1)} %)`;
    return [{ remote, version, reason }];
  });
}
