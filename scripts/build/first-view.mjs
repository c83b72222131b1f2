import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from '../paths.mjs';
import { remoteNamed } from './remotes-here.mjs';
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
  const names = new Set(code.toString().match(new RegExp(`\\b${prefix}_\\w+_[\\w-]{6}`, 'g')));
  const unknown = [...names].find((name) => !css.includes(`.${name}`));
  if (unknown)
    throw new PlainFailure(`A first view has the class ${unknown}, which no style names.`);
}

const folderOf = (name) => join(CACHE, 'first-view', name);

/** Adds the shell's server part to its release. */
export async function writeShellFirstView({ folder }) {
  const code = await compiled((configs) => configs.shellFirstView(folderOf('shell')));
  writeFileSync(join(folder, 'first-view.js'), code);
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
