import {
  isQuarantined,
  type Quarantine,
  type RegistryRemote,
} from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';
import { faults, readArtifact } from '../release/artifact';
import { storedVersions } from '../release/published';
import { auditLines } from '../store/audit-log';
import { layout } from '../store/layout';
import { quarantineOf } from '../store/quarantine-store';
import { Refused } from '../store/refused';
import { registryOf, signedRegistry } from '../store/registry-store';
import { keyRing } from '../store/signing-key';
import * as params from './params';
import { done, type Outcome, type World } from './world';
import { verifyRegistry } from '@halyard/shared-contracts/remote/registry';

export const nothingSchema = v.object({});

function channelLines(name: string, remote: RegistryRemote, quarantine: Quarantine): string[] {
  const { stable, previous, canary } = remote.channels;
  const told = (version: string) => {
    const isOut =
      isQuarantined(quarantine, name, version) ||
      remote.versions[version]?.published.state === 'revoked';
    return isOut ? `${version} (out of use)` : version;
  };
  return [
    `${name}${remote.killed ? ' (out of use)' : ''}, of ${remote.owner}`,
    `  stable    ${told(stable)}`,
    ...(canary ? [`  canary    ${told(canary.version)} for ${canary.permille} of 1000`] : []),
    ...(previous ? [`  previous  ${told(previous)}`] : []),
    ...Object.keys(remote.versions)
      .filter((version) => ![stable, previous, canary?.version].includes(version))
      .map((version) => `  published ${told(version)}`),
  ];
}

/** Which versions people get. */
export async function status({ store }: World): Promise<Outcome> {
  const signed = await signedRegistry(store);
  if (!signed) return done('Nothing is published yet.');
  const { seq, issued, expires, keyId, contract, remotes } = signed.registry;
  const quarantine = await quarantineOf(store);
  return done(
    `Registry ${seq} of ${issued}, signed with ${keyId}, good until ${expires}.`,
    `The live shell provides contract ${contract.current} and takes ${contract.supported}.`,
    ...Object.entries(remotes).flatMap(([name, remote]) => channelLines(name, remote, quarantine)),
  );
}

export const auditSchema = v.object({ last: v.optional(params.wholeNumber, 50) });

/** Who changed what, and why; a change that a crash kept from taking effect says so. */
export async function audit(
  { store }: World,
  { last }: v.InferOutput<typeof auditSchema>,
): Promise<Outcome> {
  const all = await auditLines(store);
  const inForce = new Map(all.map((line, index) => [line.seq, index]));
  const lines = all.map(({ at, seq, who, what, why }, index) => {
    const isLost = seq !== null && inForce.get(seq) !== index;
    const number = seq === null ? 'quarantine' : `registry ${seq}`;
    return `${at}  ${number}  ${who}: ${what} (${why})${isLost ? ' [did not take effect]' : ''}`;
  });
  return done(...lines.slice(-last));
}

async function registryFaults({ store, now }: World): Promise<string[]> {
  const signed = await signedRegistry(store);
  if (!signed) throw new Refused('Nothing is published yet.');
  const { keys } = await keyRing(store);
  const bytes = new TextEncoder().encode(signed.text);
  const options = { now: now(), highestSeq: signed.registry.seq };
  const { verdict } = await verifyRegistry(bytes, JSON.parse(signed.signature), keys, options);
  return verdict === 'ok' ? [] : [`The registry is refused: ${verdict}.`];
}

async function versionFaults(store: string, name: string, version: string): Promise<string[]> {
  const artifact = await readArtifact(layout(store).artifact(name, version)).catch(
    (error: Error) => error,
  );
  if (artifact instanceof Error) return [artifact.message];
  const listed = (await registryOf(store)).remotes[name]?.versions[version]?.files;
  const differs = listed && JSON.stringify(listed) !== JSON.stringify(artifact.release.files);
  return [
    ...(differs ? [`${name}@${version}: remote.json is not what was published.`] : []),
    ...(await faults(artifact)).map((sentence) => `${name}@${version}: ${sentence}.`),
  ];
}

/** Hashes everything that is served anew and holds it against the signed registry. */
export async function verify(world: World): Promise<Outcome> {
  const { remotes } = await registryOf(world.store);
  const names = Object.keys(remotes);
  const stored = await Promise.all(
    names.map(async (name) => {
      const onDisk = (await storedVersions(world.store, name)).map(({ version }) => version);
      const listed = Object.keys(remotes[name]?.versions ?? {});
      return [...new Set([...onDisk, ...listed])].map((version) => ({ name, version }));
    }),
  );
  const versions = stored.flat();
  const found = [await registryFaults(world)];
  for (const { name, version } of versions) {
    found.push(await versionFaults(world.store, name, version));
  }
  const lines = found.flat();
  return lines.length === 0
    ? done(`${versions.length} versions and the registry are as they were published.`)
    : { ok: false, lines };
}
