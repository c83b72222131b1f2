import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { API_DIR, BUILT_FILE } from '../paths.mjs';

/** The commands of the store, from the built api: there is one implementation, and the api has it. */
export const storeCommands = () => import(join(API_DIR, 'mfe.mjs'));

/** Frequent builds would fill the disk, so old versions are removed; pages that are open longer load again. */
const KEPT = { keep: 3, days: 2 };

const isInStore = (store, { name, version }) =>
  existsSync(join(store, 'artifacts', name, version, 'published.json'));

/**
 * Brings what was built into a store, for everybody: the live shell, then every version that the store has not seen.
 * A version that it has seen is left where it is, so that a rollback outlives a restart.
 */
export async function publishBuilt(store, why) {
  const { runCommand } = await storeCommands();
  const world = { store, who: userInfo().username, now: () => new Date() };
  const { shell, remotes } = JSON.parse(readFileSync(BUILT_FILE, 'utf8'));
  const fresh = remotes.filter((remote) => !isInStore(store, remote));
  await runCommand(world, 'shell', { ...shell, brings: fresh.map(({ name }) => name) });
  for (const { name, version, folder } of fresh) {
    const isFirst = !existsSync(join(store, 'artifacts', name));
    await runCommand(world, 'publish', { from: folder, reason: why });
    if (!isFirst) {
      await runCommand(world, 'promote', { target: `${name}@${version}`, reason: why });
    }
  }
  await runCommand(world, 'renew', {});
  if (fresh.length > 0) await runCommand(world, 'gc', KEPT);
  return fresh.map(({ name, version }) => `${name}@${version}`);
}
