import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { builtParts } from '../build/built.mjs';
import { remoteFolders } from '../build/remote-folders.mjs';
import { API_DIR } from '../paths.mjs';
import { ensureRing } from './key-ring.mjs';

/** The commands of the store come from the built API, which has the only implementation. */
export const storeCommands = () => import(join(API_DIR, 'mfe.mjs'));

/** Frequent builds would fill the disk, so old versions are removed. Pages that stay open longer must reload. */
const GC_OPTIONS = { keep: 3, days: 2 };

const PARTS = ['shell', ...remoteFolders()];

const folderInStore = (store, name, version) =>
  name === 'shell' ? join(store, 'shells', version) : join(store, 'artifacts', name, version);

const isInStore = (store, name, version) =>
  existsSync(join(folderInStore(store, name, version), 'published.json'));

/** Returns the promoted version of each part, or undefined for a part without one. */
async function promoted(store) {
  const { registryOf } = await storeCommands();
  const { shell, remotes } = await registryOf(store);
  return Object.fromEntries(
    PARTS.map((name) => [name, name === 'shell' ? shell?.version : remotes[name]?.channels.stable]),
  );
}

/** Returns the parts without a promoted version, or null for an empty store. */
export async function emptyChannels(store) {
  if (!existsSync(join(store, 'current')) || !existsSync(join(API_DIR, 'mfe.mjs'))) return null;
  const versions = await promoted(store);
  return PARTS.filter((name) => versions[name] === undefined);
}

function storeOf(store, why) {
  const world = { store, who: userInfo().username, now: () => new Date() };
  return async (command, params) => {
    const { runCommand } = await storeCommands();
    return runCommand(world, command, { reason: why, ...params });
  };
}

async function publishParts(store, run, names) {
  const built = builtParts();
  const published = [];
  for (const name of names) {
    const { version, folder } = built[name];
    if (isInStore(store, name, version)) continue;
    await run(name === 'shell' ? 'shell-publish' : 'publish', { from: folder });
    published.push(`${name}@${version}`);
  }
  return published;
}

/** The parts whose promoted version is not the newest build. */
async function staleParts(store) {
  const [built, live] = [builtParts(), await promoted(store)];
  return PARTS.filter((name) => live[name] !== built[name].version);
}

async function promoteShell(run, stale) {
  if (!stale.includes('shell')) return;
  const brings = stale.filter((name) => name !== 'shell');
  await run('shell-promote', { version: builtParts().shell.version, brings });
}

async function promoteRemotes(run, stale) {
  for (const name of stale.filter((each) => each !== 'shell')) {
    await run('promote', { target: `${name}@${builtParts()[name].version}` });
  }
}

/**
 * Publishes and promotes the newest builds. The new shell comes first, because a remote that needs its contract
 * cannot be published before.
 */
async function promoteBuilt(store, run) {
  const shell = await publishParts(store, run, ['shell']);
  const stale = await staleParts(store);
  await promoteShell(run, stale);
  const remotes = await publishParts(store, run, remoteFolders());
  const left = await staleParts(store);
  await promoteRemotes(run, left);
  const named = [...stale.filter((name) => name === 'shell'), ...left];
  return {
    published: [...shell, ...remotes],
    promotedNow: named.map((name) => `${name}@${builtParts()[name].version}`),
  };
}

/** Returns one line for each part whose sources differ from its promoted version. */
async function leftUnchanged(store, names) {
  // The tests load this file before the packages are installed, which the targets need.
  const { targets } = await import('../build/targets.mjs');
  const live = await promoted(store);
  const lines = targets(names)
    .filter(({ name, version }) => live[name] !== version)
    .map(({ name, version }) => `${name}@${live[name]} stays; this checkout has ${version}.`);
  return lines.length === 0 ? [] : [...lines, 'To serve what is here: npm start -- --promote'];
}

const listed = (what, names) => (names.length > 0 ? [`${what} ${names.join(', ')}`] : []);

const without = (names) => PARTS.filter((name) => !names.includes(name));

/**
 * Fills the empty channels of a store. With `promote`, it makes the newest build of every part stable. A start
 * changes nothing else, so rollbacks and stops survive it. Returns lines that describe what changed and what
 * stayed.
 */
export async function publishBuilt(store, { why, promote = false }) {
  ensureRing(store);
  const run = storeOf(store, why);
  const empty = (await emptyChannels(store)) ?? PARTS;
  const { published, promotedNow } = promote
    ? await promoteBuilt(store, run)
    : { published: await publishParts(store, run, empty), promotedNow: [] };
  await run('renew', {});
  if (published.length > 0) await run('gc', GC_OPTIONS);
  return [
    ...listed('Published', published),
    ...listed(
      'Promoted',
      promotedNow.filter((each) => !published.includes(each)),
    ),
    ...(promote ? [] : await leftUnchanged(store, without(empty))),
  ];
}
