import { verifyRegistry } from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';
import { faults, readArtifact } from '../release/artifact';
import { storedVersions } from '../release/published';
import { readShell, shellFaults } from '../release/shell-artifact';
import { storedShells } from '../release/shell-store';
import { layout } from '../storage/layout';
import { Refused } from '../storage/refused';
import { registryOf, signedRegistry } from '../storage/registry-store';
import { keyRing } from '../storage/signing-key';
import { defineCommand } from './define-command';
import { done, type Outcome, type World } from './world';

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

async function shellVersionFaults(store: string, version: string): Promise<string[]> {
  const { shell } = await registryOf(store);
  const artifact = await readShell(layout(store).shell(version)).catch((error: Error) => error);
  if (artifact instanceof Error) return [artifact.message];
  const differs = shell?.version === version && shell.digest !== artifact.digest;
  return [
    ...(differs ? [`shell@${version}: shell.json is not what was published.`] : []),
    ...(await shellFaults(artifact)).map((sentence) => `shell@${version}: ${sentence}.`),
  ];
}

async function shellsFaults(store: string): Promise<string[]> {
  const { shell } = await registryOf(store);
  const onDisk = (await storedShells(store)).map(({ version }) => version);
  const served = shell ? [shell.version, ...shell.earlier] : [];
  const found = await Promise.all(
    [...new Set([...onDisk, ...served])].map((version) => shellVersionFaults(store, version)),
  );
  return found.flat();
}

/** Hashes all files again and compares them with the signed registry. */
async function verify(world: World): Promise<Outcome> {
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
  const found = [await registryFaults(world), await shellsFaults(world.store)];
  for (const { name, version } of versions) {
    found.push(await versionFaults(world.store, name, version));
  }
  const lines = found.flat();
  return lines.length === 0
    ? done(`${versions.length} versions and the registry are as they were published.`)
    : { ok: false, lines };
}

export const verifyCommand = defineCommand(v.object({}), verify);
