import * as v from 'valibot';
import { Refused } from '../storage/refused';
import { registryOf } from '../storage/registry-store';
import { changeTeams } from '../team/team-store';
import { defineCommand } from './define-command';
import * as params from './params';
import { done, type Outcome, remoteOf, type World } from './world';

const lockSchema = v.object({
  remote: params.remote,
  channel: v.optional(v.picklist(['canary', 'stable'], 'canary or stable'), 'stable'),
  reason: params.reason,
});
type Lock = v.InferOutput<typeof lockSchema>;

/** A locked channel keeps its version. Stopping a bad version is always possible. */
async function lock(world: World, { remote, channel, reason }: Lock): Promise<Outcome> {
  remoteOf(await registryOf(world.store), remote);
  const act = { who: world.who, what: `lock ${remote} ${channel}`, why: reason };
  const since = world.now().toISOString();
  await changeTeams(world.store, act, world.now(), (teams) => {
    const held = teams.locks[remote]?.[channel];
    if (held) throw new Refused(`${remote} ${channel} is locked already, by ${held.who}.`);
    const locks = { ...teams.locks[remote], [channel]: { who: world.who, why: reason, since } };
    return { ...teams, locks: { ...teams.locks, [remote]: locks } };
  });
  return done(`${remote} ${channel} stays as it is until somebody unlocks it.`);
}

async function unlock(world: World, { remote, channel, reason }: Lock): Promise<Outcome> {
  const act = { who: world.who, what: `unlock ${remote} ${channel}`, why: reason };
  await changeTeams(world.store, act, world.now(), (teams) => {
    const { [channel]: held, ...others } = teams.locks[remote] ?? {};
    if (!held) throw new Refused(`${remote} ${channel} is not locked.`);
    return { ...teams, locks: { ...teams.locks, [remote]: others } };
  });
  return done(`${remote} ${channel} can be changed again.`);
}

export const lockCommand = defineCommand(lockSchema, lock);
export const unlockCommand = defineCommand(lockSchema, unlock);
