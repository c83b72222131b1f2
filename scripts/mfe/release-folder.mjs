import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { builtParts } from '../build/built.mjs';
import { remoteNamed } from '../build/remotes-here.mjs';
import { ROOT } from '../paths.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';
import { ensureBuilt } from '../run/start.mjs';

/** Reads the name that a build wrote. Returns undefined for a folder without one, which `publish` then reports. */
function nameIn(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')).name;
  } catch {
    return undefined;
  }
}

function namedFolder(name, from) {
  if (!existsSync(from)) throw new PlainFailure(`There is no folder ${from}.`);
  const found = nameIn(from);
  if (name && found && found !== remoteNamed(name).name) {
    throw new PlainFailure(`${from} holds ${found}, not ${remoteNamed(name).name}.`);
  }
  return resolve(from);
}

/** Builds one part if its sources changed and returns its folder. */
async function builtPart(name) {
  await ensureBuilt([name]);
  return builtParts()[name].folder;
}

/** Returns the named folder of a built shell, or the one of this checkout. */
export async function shellFolder(from, say) {
  if (from) return resolve(from);
  say('Building what changed');
  return builtPart('shell');
}

/**
 * Returns the named folder of a build, or that of a remote's newest build. It builds the remote if the sources
 * changed.
 */
export async function builtFolder(name, from, say) {
  if (from) return namedFolder(name, from);
  if (!name)
    throw new PlainFailure('Say which remote: npm run mfe -- publish money --reason "why"');
  const remote = remoteNamed(name).name;
  say('Building what changed');
  return builtPart(remote);
}

/** Returns the commit that is checked out, or null outside a repository. */
export function currentCommit() {
  try {
    const options = { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', ['rev-parse', 'HEAD'], options).trim();
  } catch {
    return null;
  }
}
