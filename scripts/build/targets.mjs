import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureRing } from '../mfe/key-ring.mjs';
import { API_DIR, REMOTES_DIR, ROOT, SHELL_DIR, STORE } from '../paths.mjs';
import { REMOTES } from '../remotes.mjs';
import { sourceHash } from '../source-hash.mjs';

/** The bundler is loaded where something is stale: most starts and releases build nothing. */
const configs = {
  remote: async (...args) => (await import('../rspack/remote-config.mjs')).remoteConfig(...args),
  server: async () => (await import('../rspack/server-config.mjs')).serverConfig(),
  shell: async (options) => (await import('../rspack/shell-config.mjs')).shellConfig(options),
};

const STAMP = '.built-from';
const stampOf = (folder) => {
  const file = join(folder, STAMP);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

function remoteTarget({ name }) {
  const { version: released } = JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8'));
  const hash = sourceHash(name, 'shared-contracts');
  const version = `${released}-${hash}`;
  const folder = join(REMOTES_DIR, name, version);
  return {
    name,
    version,
    hash,
    folder,
    stale: stampOf(folder) !== hash,
    config: () => configs.remote(name, { version }),
  };
}

function plainTarget(name, folder, config, ...sources) {
  const hash = sourceHash(...sources);
  return { name, hash, folder, stale: stampOf(folder) !== hash, config };
}

/** A shell belongs to the keys that it believes: with others it is another shell. */
function shellTarget() {
  const { keys } = ensureRing(STORE);
  const target = plainTarget(
    'shell',
    SHELL_DIR,
    () => configs.shell({ keys }),
    'shell',
    'shared-contracts',
  );
  const hash = `${target.hash} ${Object.values(keys).join(' ')}`;
  return { ...target, hash, stale: stampOf(SHELL_DIR) !== hash };
}

/** Everything that is built, each with the hash of what it is built from; `stale` where the files are of another. */
export function targets() {
  return {
    shell: shellTarget(),
    api: plainTarget('api', API_DIR, configs.server, 'api', 'shared-contracts'),
    remotes: REMOTES.map(remoteTarget),
  };
}

export { STAMP };
