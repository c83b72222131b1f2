import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { API_DIR, REMOTES_DIR, ROOT, SHELL_DIR } from '../paths.mjs';
import { expectedShared } from '../rspack/shared.mjs';
import { filesBelow, sourceHash } from '../source-hash.mjs';
import { bundleHash } from './bundle-hash.mjs';
import { SERVER_PART } from './first-view.mjs';
import { remoteFolders } from './remote-folders.mjs';

/** The bundler is loaded only for outdated parts, because most starts and releases build nothing. */
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

/** Returns the files with settings that affect every build. */
const settingFiles = () => [...filesOf('scripts/remote-kit/preset'), ...filesOf('scripts/rspack')];
const filesOf = (folder) => [...filesBelow(join(ROOT, folder))].map((path) => relative(ROOT, path));

const SHARED = expectedShared();
const CONTRACT = 'shared-contracts/src/remote/registry/contract.ts';

const remoteContent = (name) =>
  bundleHash({
    entries: [`${name}/src/routes.tsx`, `${name}/${SERVER_PART}`].filter((file) =>
      existsSync(join(ROOT, file)),
    ),
    files: [`${name}/remote.config.json`, `${name}/package.json`, CONTRACT, ...settingFiles()],
    isShared: (specifier) => Object.hasOwn(SHARED, specifier),
    settings: JSON.stringify(SHARED),
  });

const shellContent = () =>
  bundleHash({
    entries: [
      'shell/src/main.tsx',
      'shell/src/welcome/prerender.tsx',
      'shell/src/first-view/server.tsx',
    ],
    files: [
      'shell/src/welcome/before-app.js',
      'scripts/build/welcome-view.mjs',
      'scripts/build/first-view.mjs',
      'shell/shell.config.json',
      'shell/package.json',
      'shell/src/index.html',
      ...filesOf('shell/public'),
      ...settingFiles(),
    ],
  });

function remoteTarget(name) {
  const { version: released } = JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8'));
  const { hash, files } = remoteContent(name);
  const version = `${released}-${hash}`;
  const folder = join(REMOTES_DIR, name, version);
  return {
    name,
    version,
    hash,
    files,
    folder,
    stale: stampOf(folder) !== hash,
    config: () => configs.remote(name, { version }),
  };
}

function shellTarget() {
  const { version: released } = JSON.parse(
    readFileSync(join(ROOT, 'shell', 'package.json'), 'utf8'),
  );
  const { hash, files } = shellContent();
  return {
    name: 'shell',
    version: `${released}-${hash}`,
    hash,
    files,
    folder: SHELL_DIR,
    stale: stampOf(SHELL_DIR) !== hash,
    config: () => configs.shell({}),
  };
}

function apiTarget() {
  const hash = sourceHash('api', 'shared-contracts');
  return {
    name: 'api',
    hash,
    folder: API_DIR,
    stale: stampOf(API_DIR) !== hash,
    config: configs.server,
  };
}

/**
 * Returns the parts to build, each with the hash of its sources. `stale` means that the built files have another
 * hash. `files` lists what the version must cover. Without names, it returns all parts.
 */
export function targets(names) {
  const makers = {
    shell: shellTarget,
    api: apiTarget,
    ...Object.fromEntries(remoteFolders().map((name) => [name, () => remoteTarget(name)])),
  };
  return Object.keys(makers)
    .filter((name) => !names || names.includes(name))
    .map((name) => makers[name]());
}

export { STAMP };
