import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT, SHELL_DIR } from '../paths.mjs';
import { writeBuiltParts } from './built.mjs';
import { compressFolder } from './compress.mjs';
import { writeRemoteFirstView, writeShellFirstView } from './first-view.mjs';
import { writeSbom } from './sbom.mjs';
import { writeShellRelease } from './shell-release.mjs';
import { writeWelcomeView } from './welcome-view.mjs';
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

/** Returns the repository file of a module, or undefined for a package. */
function fileOf(module) {
  const path = module.nameForCondition();
  if (!path?.startsWith(ROOT) || path.includes('/node_modules/')) return undefined;
  return relative(ROOT, path);
}

/**
 * Fails if the version does not depend on every file in the bundle. Otherwise two different bundles could have the
 * same version.
 */
function assertCovered({ name, files }, { modules }) {
  if (!files) return;
  const all = [...modules].flatMap((module) => [module, ...(module.modules ?? [])]);
  const missed = all.map(fileOf).find((file) => file && !files.has(file));
  if (missed)
    throw new PlainFailure(`${name} bundles ${missed}, which its version does not cover.`);
}

function welcomeTag(assets, name) {
  const hash = createHash('sha384')
    .update(readFileSync(join(assets, name)))
    .digest('base64');
  const kind = name.endsWith('.js') ? 'script' : 'style';
  return `<link rel="preload" as="${kind}" href="/assets/${name}" integrity="sha384-${hash}" crossorigin="anonymous" />`;
}

/**
 * Adds preload links to the page. The page requests its font before a style sheet names it, and the files of the
 * welcome page before a script names them. The app's scripts get a mark by which the
 * server finds them. Comments and indents are removed.
 */
function preloadOwn() {
  const [page, assets] = [join(SHELL_DIR, 'index.html'), join(SHELL_DIR, 'assets')];
  const names = readdirSync(assets);
  const font = names.find((name) => name.endsWith('.woff2'));
  const welcome = names.filter((name) => name.startsWith('welcome.'));
  const fontTag = `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin />`;
  const html = readFileSync(page, 'utf8')
    .replace(/^\s*\/\*[^]*?\*\/\n/gm, '')
    .replace(/^ +/gm, '')
    .replace(/<script (?=[^>]*src="\/assets\/)/g, '<script data-app ')
    .replace('<template id="halyard-ahead">', (ahead) => `${fontTag}\n    ${ahead}`)
    .replace('<!-- halyard-welcome -->', () =>
      welcome.map((name) => welcomeTag(assets, name)).join(''),
    );
  writeFileSync(page, html);
}

/** Deletes older builds, because the store has all published versions. */
function forgetOldVersions({ folder }) {
  const parent = dirname(folder);
  const versions = readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(parent, name))
    .filter((path) => path !== folder && existsSync(join(path, 'remote.json')));
  for (const path of versions) rmSync(path, { recursive: true });
}

async function finish(target) {
  if (target.name === 'shell') {
    preloadOwn();
    await writeWelcomeView(target.folder);
    await writeShellFirstView(target);
    writeShellRelease(target);
  }
  if (target.name.startsWith('mfe-')) await writeRemoteFirstView(target);
  if (target.name !== 'api') await compressFolder(target.folder);
  writeFileSync(join(target.folder, STAMP), target.hash);
  if (target.name.startsWith('mfe-')) forgetOldVersions(target);
}

/**
 * Builds all outdated parts and returns their names. With `names`, it builds only those parts: `shell`, `api`, or
 * remotes such as `mfe-money`.
 */
export async function build(say = () => {}, names) {
  const chosen = targets(names);
  const stale = chosen.filter((target) => target.stale);
  const sbom = names ? null : writeSbom().catch(({ message }) => say(message));
  if (stale.length > 0) {
    say(`Building ${stale.map(({ name }) => name).join(', ')}`);
    const { stats } = await compile(stale);
    stale.forEach((target, index) => assertCovered(target, stats[index].compilation));
    await Promise.all(stale.map(finish));
  }
  writeBuiltParts(chosen);
  await sbom;
  return stale.map(({ name }) => name);
}
