import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { PlainFailure } from './run/plain-failure.mjs';

/** In a remote's folder: its owner, port, and names, and one entry for each of its screens. */
export const DECLARATION = 'remote.config.json';

/** The user of the sample; the server takes the real one from the session. */
const SAMPLE_USER = 'demo_user';

const readJson = (...path) => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'));

/** `finance/home` as the store requests it, letter for letter; other queries follow the user's. */
function addressOf(read) {
  const [path, query] = read.split('?');
  return `/api/${path}?userId=${SAMPLE_USER}${query ? `&${query}` : ''}`;
}

function declared(name) {
  const { screens, ...remote } = readJson(name, DECLARATION);
  const routes = screens.map(({ reads = [], ...screen }) => ({
    ...screen,
    reads: reads.map(addressOf),
  }));
  return { name, ...remote, routes };
}

/** The remotes, in the order of their ports. A folder with a declaration is one. */
export const REMOTES = readdirSync(ROOT)
  .filter((name) => existsSync(join(ROOT, name, DECLARATION)))
  .map(declared)
  .sort((a, b) => a.port - b.port);

const { port, ...names } = readJson('shell', 'shell.config.json');

/**
 * The names that only the shell may use (decision 0040). A route that ends with `/*` includes every address below it.
 * Of the endpoints, the first is a prefix and the others are the names of the shared reads. `calls` lists the API paths
 * that no remote may call. A test of the shell compares these names with its sources.
 */
export const SHELL_NAMES = names;

/** Ports of development: the shell's dev server and the API behind it. */
export const SHELL_DEV_PORT = port;
export const API_DEV_PORT = 5001;

/** The remote called `mfe-money` or just `money`; throws naming the known ones. */
export function remoteNamed(name) {
  const remote = REMOTES.find((each) => each.name === name || each.name === `mfe-${name}`);
  if (!remote) {
    throw new PlainFailure(
      `There is no remote "${name}". Known: ${REMOTES.map((r) => r.name).join(', ')}.`,
    );
  }
  return remote;
}
