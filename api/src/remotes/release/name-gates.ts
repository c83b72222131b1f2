import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteRelease } from '@halyard/shared-contracts/remote/registry';
import type { Artifact } from './artifact';

/** The rule is the same as in `scripts/remote-kit/preset/federation.mjs`. */
const versionedName = (name: string, version: string): string =>
  `${name}__${version}`.replace(/[^a-zA-Z0-9]/g, '_');

/** With other characters, one address would have two spellings. */
const PLAIN_ROUTE = /^\/$|^(\/[a-z0-9_-]+)+$/;

export const routeGates = ({ routes }: Pick<RemoteRelease, 'routes'>): string[] =>
  routes
    .filter(({ path }) => !PLAIN_ROUTE.test(path))
    .map(({ path }) => `The route ${path} must be of small letters, digits, - and _ alone.`);

/** Two versions can run in one page only when their names differ. */
export async function nameGates({ folder, release }: Artifact): Promise<string[]> {
  const { name, version, global, base, entry, routes } = release;
  const wanted = versionedName(name, version);
  const folderName = `/remotes/${name}/${version}/`;
  const source = await readFile(join(folder, entry), 'utf8').catch(() => '');
  return [
    ...(global === wanted ? [] : [`It calls itself ${global}; this version must be ${wanted}.`]),
    ...(base === folderName ? [] : [`It expects to be served from ${base}, not ${folderName}.`]),
    ...(source.includes(global) ? [] : [`${entry} does not define ${global}.`]),
    ...routeGates({ routes }),
  ];
}
