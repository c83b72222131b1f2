import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { CACHE, ROOT } from '../paths.mjs';
import { remoteNamed } from './remotes-here.mjs';
import { SHELL_NAMES } from '../rspack/shell-names.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';

/** The server also draws a remote that has this file. */
export const SERVER_PART = 'src/first-view.ts';

async function compiled(configOf) {
  const { default: rspack } = await import('@rspack/core');
  const configs = await import('../rspack/first-view-config.mjs');
  const config = configOf(configs);
  const compiler = rspack(config);
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors())
    throw new PlainFailure(stats.toString({ preset: 'errors-only', colors: false }));
  return readFileSync(join(config.output.path, 'first-view.js'));
}

/** Fails if the class names differ from those of the style sheets, because the first view would then have no style. */
function assertStyled(code, folder, prefix) {
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  const css = sheets.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  assertNamed(code.toString(), css, prefix);
}

function assertNamed(text, css, prefix) {
  const names = new Set(text.match(new RegExp(`\\b${prefix}_\\w+_[\\w-]{6}`, 'g')));
  const unknown = [...names].find((name) => !css.includes(`.${name}`));
  if (unknown)
    throw new PlainFailure(`A first view has the class ${unknown}, which no style names.`);
}

const folderOf = (name) => join(CACHE, 'first-view', name);

/** The page shows the frame for its width (`shell/src/index.html`). These are widths in px. */
const FRAMES = { narrow: 390, wide: 1280 };
/** The server replaces the second text with the loading text of the screen. */
const LOADING = ['>Loading...</p>', '><!-- halyard-loading --></p>'];

const require = createRequire(import.meta.url);

/**
 * The app replaces the frame, so the user cannot use the frame before, and React does not need its comments. The page's
 * load event does not wait for a lazy picture: otherwise it could wait for a remote that hangs.
 */
function frameTemplate(name, markup) {
  const bare = markup.replace(/<!--.*?-->|<link [^<>]*>/g, '');
  const inert = `<div inert>${bare.replaceAll('<img ', '<img loading="lazy" ')}</div>`;
  return `<template id="halyard-${name}">${inert.replace(...LOADING)}</template>`;
}

function exportsOf(code) {
  const part = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require'])(part, part.exports, require);
  return part.exports;
}

/** Puts the frame of every screen into the shell's page, as its own components draw it. */
async function writeFrames(code, folder) {
  const { drawFrame } = exportsOf(code.toString());
  const page = join(folder, 'index.html');
  const css = readdirSync(join(folder, 'assets')).find((name) => /^main\..*\.css$/.test(name));
  const sheet = readFileSync(join(folder, 'assets', css), 'utf8');
  const templates = [];
  for (const [name, width] of Object.entries(FRAMES)) {
    const markup = await drawFrame(width);
    if (!markup?.includes(LOADING[0]) || markup.includes('data-style'))
      throw new PlainFailure(`The ${name} frame has no loading text, or a style of one element.`);
    assertNamed(markup, sheet, SHELL_NAMES.owns.css);
    templates.push(frameTemplate(name, markup));
  }
  const html = readFileSync(page, 'utf8').replace('<!-- halyard-frames -->', () =>
    templates.join(''),
  );
  writeFileSync(page, html);
}

/** Adds the shell's server part to its release, and the frame that it draws. */
export async function writeShellFirstView({ folder }) {
  const code = await compiled((configs) => configs.shellFirstView(folderOf('shell')));
  writeFileSync(join(folder, 'first-view.js'), code);
  await writeFrames(code, folder);
}

/** Adds the server part of a remote and its hash to the release, if the remote has one. */
export async function writeRemoteFirstView({ name, version, folder }) {
  if (!existsSync(join(ROOT, name, SERVER_PART))) return;
  const code = await compiled((configs) => configs.remoteFirstView(name, version, folderOf(name)));
  assertStyled(code, folder, remoteNamed(name).owns.css);
  const hash = createHash('sha384').update(code);
  const integrity = `sha384-${hash.copy().digest('base64')}`;
  const file = `first-view.${hash.digest('hex').slice(0, 10)}.js`;
  writeFileSync(join(folder, file), code);
  const list = join(folder, 'remote.json');
  const release = JSON.parse(readFileSync(list, 'utf8'));
  release.files[file] = { integrity, bytes: code.length, type: 'js' };
  writeFileSync(list, `${JSON.stringify(release, null, 2)}\n`);
}
