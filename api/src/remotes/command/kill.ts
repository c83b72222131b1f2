import type { RegistryRemote } from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';
import { changeQuarantine } from '../storage/quarantine-store';
import { Refused } from '../storage/refused';
import { registryOf } from '../storage/registry-store';
import { forgetRevival, noteRevival } from '../storage/revivals';
import { defineCommand } from './define-command';
import * as params from './params';
import { changeRemote, done, type Outcome, remoteOf, type World } from './world';

const killSchema = v.object({
  target: v.union([params.remoteAtVersion, params.remote], params.WHOLE_OR_VERSION),
  reason: params.reason,
});
type Kill = v.InferOutput<typeof killSchema>;

const parts = (target: Kill['target']) =>
  typeof target === 'string' ? { remote: target, version: null } : target;

function withState(remote: RegistryRemote, version: string | null, isOut: boolean): RegistryRemote {
  if (version === null) return { ...remote, killed: isOut };
  const entry = remote.versions[version];
  if (!entry) return remote;
  const published = { ...entry.published, state: isOut ? 'revoked' : 'live' } as const;
  return { ...remote, versions: { ...remote.versions, [version]: { ...entry, published } } };
}

/** The quarantine comes first, because it needs no signing key. */
async function kill(world: World, { target, reason }: Kill): Promise<Outcome> {
  const { remote, version } = parts(target);
  const known = remoteOf(await registryOf(world.store), remote);
  if (version !== null && !known.versions[version]) {
    throw new Refused(`The registry lists no ${remote}@${version}, so nobody gets it.`);
  }
  const name = version === null ? remote : `${remote}@${version}`;
  const act = { who: world.who, what: `kill ${name}`, why: reason };
  const since = world.now().toISOString();
  await forgetRevival(world.store, { remote, version }, world.now());
  await changeQuarantine(world.store, act, world.now(), (removed) => [
    ...removed,
    { remote, version, since, reason },
  ]);
  const { seq } = await changeRemote(world, remote, act, (each) => withState(each, version, true));
  return done(`${name} is out of use (registry ${seq}).`);
}

async function revive(world: World, { target, reason }: Kill): Promise<Outcome> {
  const { remote, version } = parts(target);
  remoteOf(await registryOf(world.store), remote);
  const name = version === null ? remote : `${remote}@${version}`;
  const act = { who: world.who, what: `revive ${name}`, why: reason };
  // Without this note, the earlier reports would disable the version again at the next report.
  await noteRevival(world.store, { remote, version }, world.now());
  const { seq } = await changeRemote(world, remote, act, (each) => withState(each, version, false));
  await changeQuarantine(world.store, act, world.now(), (removed) =>
    removed.filter((each) => each.remote !== remote || each.version !== version),
  );
  return done(`${name} is in use again (registry ${seq}).`);
}

export const killCommand = defineCommand(killSchema, kill);
export const reviveCommand = defineCommand(killSchema, revive);
