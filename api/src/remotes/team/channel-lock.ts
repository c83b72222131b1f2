import { Refused } from '../storage/refused';
import { teamsOf } from './team-store';

export type Channel = 'canary' | 'stable';

/** Throws `Refused` while the channel is locked. A bad version can be stopped in spite of a lock. */
export async function assertUnlocked(
  store: string,
  remote: string,
  channel: Channel,
): Promise<void> {
  const lock = (await teamsOf(store)).locks[remote]?.[channel];
  if (!lock) return;
  throw new Refused(
    `${remote} ${channel} is locked by ${lock.who} since ${lock.since} (${lock.why}). Unlock it: npm run mfe -- unlock ${remote} --channel ${channel} --reason "…"`,
  );
}
