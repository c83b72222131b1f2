import { readArtifact } from '../release/artifact';
import { storedEntry } from '../release/published';
import { layout } from '../storage/layout';
import { Refused } from '../storage/refused';
import { channelOf } from './dev-channel';
import type { Trial } from './trial';
import type { RequestedTrial } from './trial-cookie';

async function storedTrial(store: string, remote: string, version: string): Promise<Trial | null> {
  try {
    const entry = await storedEntry(store, remote, version);
    const { release } = await readArtifact(layout(store).artifact(remote, version));
    return { remote, version, owner: release.owner, entry, origin: null };
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

export const trialOf = (
  store: string,
  requested: RequestedTrial,
  now: Date,
): Promise<Trial | null> =>
  'channel' in requested
    ? channelOf(store, requested.channel, now)
    : storedTrial(store, requested.remote, requested.version);
