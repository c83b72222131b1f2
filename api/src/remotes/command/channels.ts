import {
  isQuarantined,
  type RegistryEntry,
  type RegistryRemote,
} from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';
import { storedEntry, storedVersions } from '../release/published';
import { quarantineOf } from '../storage/quarantine-store';
import { Refused } from '../storage/refused';
import { registryOf } from '../storage/registry-store';
import { assertUnlocked } from '../team/channel-lock';
import { defineCommand } from './define-command';
import * as params from './params';
import { changeRemote, done, type Outcome, remoteOf, type World } from './world';

/** A usable version is in the store, not revoked, and not in quarantine. */
async function usable(
  { store }: World,
  remote: RegistryRemote,
  name: string,
  version: string,
): Promise<RegistryEntry> {
  const entry = remote.versions[version] ?? (await storedEntry(store, name, version));
  const isRevoked = entry.published.state === 'revoked';
  if (isRevoked || isQuarantined(await quarantineOf(store), name, version)) {
    throw new Refused(
      `${name}@${version} is out of use. To use it again: npm run mfe -- revive ${name}@${version}`,
    );
  }
  return entry;
}

const canarySchema = v.object({
  target: params.remoteAtVersion,
  permille: v.optional(params.wholeNumber(0, 1000), 100),
  reason: params.reason,
});

/** A growing canary keeps its browsers; another version draws new ones. */
async function canary(
  world: World,
  { target: { remote: name, version }, permille, reason }: v.InferOutput<typeof canarySchema>,
): Promise<Outcome> {
  const known = remoteOf(await registryOf(world.store), name);
  await assertUnlocked(world.store, name, 'canary');
  if (known.channels.stable === version)
    throw new Refused(`Everybody has ${name}@${version} already.`);
  const entry = await usable(world, known, name, version);
  const what = `canary ${name}@${version} --permille ${permille}`;
  const { seq } = await changeRemote(
    world,
    name,
    { what, why: reason, channel: 'canary' },
    (remote) => {
      const running = remote.channels.canary;
      const salt = running?.version === version ? running.salt : version;
      return {
        ...remote,
        channels: { ...remote.channels, canary: { version, permille, salt } },
        versions: { ...remote.versions, [version]: entry },
      };
    },
  );
  return done(`${permille} of 1000 browsers get ${name}@${version} (registry ${seq}).`);
}

const promoteSchema = v.object({
  target: v.union([params.remoteAtVersion, params.remote], params.WHOLE_OR_VERSION),
  reason: params.reason,
});

async function promote(
  world: World,
  { target, reason }: v.InferOutput<typeof promoteSchema>,
): Promise<Outcome> {
  const name = typeof target === 'string' ? target : target.remote;
  const known = remoteOf(await registryOf(world.store), name);
  await assertUnlocked(world.store, name, 'stable');
  const version = typeof target === 'string' ? known.channels.canary?.version : target.version;
  if (!version) throw new Refused(`${name} has no canary: name the version, as ${name}@1.2.3.`);
  if (known.channels.stable === version)
    throw new Refused(`Everybody has ${name}@${version} already.`);
  const entry = await usable(world, known, name, version);
  const what = `promote ${name}@${version}`;
  const { seq } = await changeRemote(
    world,
    name,
    { what, why: reason, channel: 'stable' },
    (remote) => ({
      ...remote,
      channels: { stable: version, previous: remote.channels.stable, canary: null },
      versions: { ...remote.versions, [version]: entry },
    }),
  );
  return done(`Everybody gets ${name}@${version} (registry ${seq}).`);
}

const rollbackSchema = v.object({
  remote: params.remote,
  to: v.optional(v.string()),
  reason: params.reason,
});

/** Returns the new fallback after a rollback: a usable version that was published before. */
async function publishedBefore(
  world: World,
  remote: RegistryRemote,
  name: string,
  version: string,
) {
  const stored = await storedVersions(world.store, name);
  const older = stored.slice(stored.findIndex((each) => each.version === version) + 1);
  for (const each of older) {
    const entry = await usable(world, remote, name, each.version).catch(() => null);
    if (entry) return { version: each.version, entry };
  }
  return null;
}

/** The new registry has a higher sequence number, so no browser refuses it. */
async function rollback(
  world: World,
  { remote: name, to, reason }: v.InferOutput<typeof rollbackSchema>,
): Promise<Outcome> {
  const known = remoteOf(await registryOf(world.store), name);
  await assertUnlocked(world.store, name, 'stable');
  const bad = known.channels.stable;
  const version = to ?? known.channels.previous;
  if (!version) throw new Refused(`${name} has no previous version: name one with --to.`);
  if (version === bad) throw new Refused(`Everybody has ${name}@${version} already.`);
  const entry = await usable(world, known, name, version);
  const before = await publishedBefore(world, known, name, version);
  const what = `rollback ${name}@${bad} to ${version}`;
  const { seq } = await changeRemote(
    world,
    name,
    { what, why: reason, channel: 'stable' },
    (remote) => ({
      ...remote,
      channels: {
        stable: version,
        previous: before?.version ?? null,
        canary: remote.channels.canary?.version === bad ? null : remote.channels.canary,
      },
      versions: {
        ...remote.versions,
        [version]: entry,
        ...(before ? { [before.version]: before.entry } : {}),
      },
    }),
  );
  return done(`Everybody gets ${name}@${version} again (registry ${seq}).`);
}

export const canaryCommand = defineCommand(canarySchema, canary);
export const promoteCommand = defineCommand(promoteSchema, promote);
export const rollbackCommand = defineCommand(rollbackSchema, rollback);
