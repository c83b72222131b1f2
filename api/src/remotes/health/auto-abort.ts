import {
  isQuarantined,
  type Quarantine,
  type Registry,
} from '@halyard/shared-contracts/remote/registry';
import { failed, type Tallies, type Tally } from './tally';

/** Fewer attempts than these say nothing of a version. */
const LEAST_ATTEMPTS = 20;
const LEAST_PERCENT = 5;
/** A canary may fail this many times as often as what it is to replace. */
const TIMES_STABLE = 3;

interface Abort {
  readonly remote: string;
  readonly version: string;
  readonly reason: string;
}

const attempts = (tally: Tally): number => tally.loads + failed(tally);
const failedPercent = (tally: Tally | undefined): number =>
  tally && attempts(tally) > 0 ? (100 * failed(tally)) / attempts(tally) : 0;

/**
 * Canaries that have to end: at least 20 attempts, of which more than 5 % failed, and more than three times the share
 * of the stable version.
 */
export function failingCanaries(
  { remotes }: Registry,
  quarantine: Quarantine,
  tallies: Tallies,
): Abort[] {
  return Object.entries(remotes).flatMap(([remote, { channels }]) => {
    const version = channels.canary?.version;
    const tally = version ? tallies[`${remote}@${version}`] : undefined;
    if (!version || !tally || isQuarantined(quarantine, remote, version)) return [];
    const percent = failedPercent(tally);
    const allowed = Math.max(
      LEAST_PERCENT,
      TIMES_STABLE * failedPercent(tallies[`${remote}@${channels.stable}`]),
    );
    if (attempts(tally) < LEAST_ATTEMPTS || percent <= allowed) return [];
    const reason = `${failed(tally)} of ${attempts(tally)} attempts failed (${percent.toFixed(1)} %, allowed ${allowed.toFixed(1)} %)`;
    return [{ remote, version, reason }];
  });
}
