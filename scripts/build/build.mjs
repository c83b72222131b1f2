import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import rspack from '@rspack/core';
import { BUILT_FILE, SHELL_DIR } from '../paths.mjs';
import { shellContract } from '../rspack/contract.mjs';
import { providedShared } from '../rspack/shared.mjs';
import { compressFolder } from './compress.mjs';
import { STAMP, targets } from './targets.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';

function compile(configs) {
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

/** The page asks for its font before any style sheet names it. */
function preloadFont() {
  const page = join(SHELL_DIR, 'index.html');
  const font = readdirSync(join(SHELL_DIR, 'assets')).find((name) => name.endsWith('.woff2'));
  if (!font) return;
  const link = `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin />`;
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(
      '<!-- halyard-preloads -->',
      `${link}\n    <!-- halyard-preloads -->`,
    ),
  );
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
  const shell = { contract: shellContract(), shared: providedShared() };
  writeFileSync(BUILT_FILE, `${JSON.stringify({ shell, remotes: folders }, null, 2)}\n`);
}

/** Builds whatever is older than its sources and returns the names of what was built. */
export async function build(say = () => {}) {
  const { shell, api, remotes } = targets();
  const stale = [shell, api, ...remotes].filter((target) => target.stale);
  if (stale.length > 0) {
    say(`Building ${stale.map(({ name }) => name).join(', ')}`);
    await compile(stale.map((target) => target.config()));
    if (stale.includes(shell)) preloadFont();
    await Promise.all(
      stale.filter((target) => target !== api).map(({ folder }) => compressFolder(folder)),
    );
    for (const { folder, hash } of stale) writeFileSync(join(folder, STAMP), hash);
  }
  if (stale.length > 0 || !existsSync(BUILT_FILE)) describe({ remotes });
  if (stale.length > 0) remotes.forEach(forgetOldVersions);
  return stale.map(({ name }) => name);
}
