import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import rspack from '@rspack/core';
import { REGISTRY_FILE, SHELL_DIR } from '../paths.mjs';
import { compressFolder } from './compress.mjs';
import { STAMP, targets } from './targets.mjs';

const KEPT_VERSIONS = 3;

function compile(configs) {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configs);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats.hasErrors())
          reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
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

/** Old versions stay for pages that are open; all but the newest few go. */
function forgetOldVersions({ folder }) {
  const parent = dirname(folder);
  const versions = readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(parent, name))
    .filter((path) => path !== folder && existsSync(join(path, 'remote.json')));
  for (const path of versions.slice(0, -(KEPT_VERSIONS - 1))) rmSync(path, { recursive: true });
}

function writeRegistry(remotes) {
  const entries = remotes.map(({ name, folder }) => [
    name,
    JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')),
  ]);
  mkdirSync(dirname(REGISTRY_FILE), { recursive: true });
  const draft = `${REGISTRY_FILE}.new`;
  writeFileSync(draft, JSON.stringify({ schema: 1, remotes: Object.fromEntries(entries) }));
  renameSync(draft, REGISTRY_FILE);
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
  if (stale.some((target) => remotes.includes(target)) || !existsSync(REGISTRY_FILE)) {
    writeRegistry(remotes);
    remotes.forEach(forgetOldVersions);
  }
  return stale.map(({ name }) => name);
}
