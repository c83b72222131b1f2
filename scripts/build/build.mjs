import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BUILT_FILE, SHELL_DIR } from '../paths.mjs';
import { SHELL_NAMES } from '../remotes.mjs';
import { shellContract } from '../rspack/contract.mjs';
import { providedShared } from '../rspack/shared.mjs';
import { compressFolder } from './compress.mjs';
import { writeSbom } from './sbom.mjs';
import { STAMP, targets } from './targets.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';

async function compile(stale) {
  const { default: rspack } = await import('@rspack/core');
  const configs = await Promise.all(stale.map((target) => target.config()));
  return new Promise((resolve, reject) => {
    const compiler = rspack(configs);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats.hasErrors())
          reject(new PlainFailure(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve(stats);
      });
    });
  });
}

function welcomeTag(assets, name) {
  const hash = createHash('sha384')
    .update(readFileSync(join(assets, name)))
    .digest('base64');
  const kind = name.endsWith('.js') ? 'script' : 'style';
  return `<link rel="preload" as="${kind}" href="/assets/${name}" integrity="sha384-${hash}" crossorigin="anonymous" />`;
}

/**
 * The page requests its font before any style sheet names it, and the welcome page's files, when its script finds that
 * they are needed, before any script names them.
 */
function preloadOwn() {
  const [page, assets] = [join(SHELL_DIR, 'index.html'), join(SHELL_DIR, 'assets')];
  const names = readdirSync(assets);
  const font = names.find((name) => name.endsWith('.woff2'));
  const welcome = names.filter((name) => name.startsWith('welcome.'));
  const fontTag = `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin />`;
  const html = readFileSync(page, 'utf8')
    .replace('<template id="halyard-ahead">', (ahead) => `${fontTag}\n    ${ahead}`)
    .replace('<!-- halyard-welcome -->', () =>
      welcome.map((name) => welcomeTag(assets, name)).join(''),
    );
  writeFileSync(page, html);
}

/** A version that counts is in the store; here the newest build is enough. */
function forgetOldVersions({ folder }) {
  const parent = dirname(folder);
  const versions = readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(parent, name))
    .filter((path) => path !== folder && existsSync(join(path, 'remote.json')));
  for (const path of versions) rmSync(path, { recursive: true });
}

/** What `publish` takes, and what the store has to know of the shell. */
function describe({ remotes }) {
  const folders = remotes.map(({ name, version, folder }) => ({ name, version, folder }));
  const shell = { contract: shellContract(), shared: providedShared(), names: SHELL_NAMES };
  writeFileSync(BUILT_FILE, `${JSON.stringify({ shell, remotes: folders }, null, 2)}\n`);
}

/** Builds everything that is older than its sources and returns the names of what it built. */
export async function build(say = () => {}) {
  const { shell, api, remotes } = targets();
  const stale = [shell, api, ...remotes].filter((target) => target.stale);
  const sbom = writeSbom().catch(({ message }) => say(message));
  if (stale.length > 0) {
    say(`Building ${stale.map(({ name }) => name).join(', ')}`);
    await compile(stale);
    if (stale.includes(shell)) preloadOwn();
    await Promise.all(
      stale.filter((target) => target !== api).map(({ folder }) => compressFolder(folder)),
    );
    for (const { folder, hash } of stale) writeFileSync(join(folder, STAMP), hash);
  }
  if (stale.length > 0 || !existsSync(BUILT_FILE)) describe({ remotes });
  if (stale.length > 0) remotes.forEach(forgetOldVersions);
  await sbom;
  return stale.map(({ name }) => name);
}
