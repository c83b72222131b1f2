import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_DIR, REMOTES_DIR, ROOT, SHELL_DIR } from '../paths.mjs';
import { REMOTES } from '../remotes.mjs';
import { remoteConfig } from '../rspack/remote-config.mjs';
import { serverConfig } from '../rspack/server-config.mjs';
import { shellConfig } from '../rspack/shell-config.mjs';
import { sourceHash } from '../source-hash.mjs';

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
    config: () => remoteConfig(name, { version }),
  };
}

function plainTarget(name, folder, config, ...sources) {
  const hash = sourceHash(...sources);
  return { name, hash, folder, stale: stampOf(folder) !== hash, config };
}

/** Everything that is built, each with the hash of what it is built from; `stale` where the files are of another. */
export function targets() {
  return {
    shell: plainTarget('shell', SHELL_DIR, () => shellConfig(), 'shell', 'shared-contracts'),
    api: plainTarget('api', API_DIR, () => serverConfig(), 'api', 'shared-contracts'),
    remotes: REMOTES.map(remoteTarget),
  };
}

export { STAMP };
