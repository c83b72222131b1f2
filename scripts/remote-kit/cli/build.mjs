import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import rspack from '@rspack/core';
import { compressFolder } from '../../build/compress.mjs';
import { PlainFailure } from '../../run/plain-failure.mjs';
import { DECLARATION } from '../preset/declaration-file.mjs';
import { remotePreset } from '../preset/remote-preset.mjs';

const DIST = 'dist';
const DRAFT = '.halyard/draft';

const presetOf = ({ folder, remote, contract, shared }, version, to) =>
  remotePreset({ remote, context: folder, folder: to, version, shared, contract, dev: false });

function compile(config) {
  const compiler = rspack(config);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error) reject(error);
        else if (stats.hasErrors())
          reject(new PlainFailure(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve(stats);
      }),
    );
  });
}

/** Returns the files in a bundle by their path from the remote's folder. */
function filesIn({ compilation }, folder) {
  const modules = [...compilation.modules].flatMap((each) => [each, ...(each.modules ?? [])]);
  const paths = modules
    .map((each) => each.nameForCondition())
    .filter((path) => path?.startsWith('/') || /^[A-Z]:/.test(path ?? ''));
  const byName = new Map(
    paths.filter(existsSync).map((path) => [relative(folder, path).replaceAll('\\', '/'), path]),
  );
  return [...byName].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The place of a package depends on the machine, so only its name counts. */
const placeless = (name) => name.replace(/^.*node_modules\//, 'node_modules/');

/**
 * Returns the version of a bundle: the released version and a hash of its files, the declaration, and the contract.
 * A comment in a test makes no new version.
 */
function versionOf({ folder, released, contract, shared }, stats) {
  const hash = createHash('sha256').update(JSON.stringify({ released, contract, shared }));
  hash.update(readFileSync(join(folder, DECLARATION)));
  for (const [name, path] of filesIn(stats, folder)) {
    hash.update(placeless(name)).update('\0').update(readFileSync(path)).update('\0');
  }
  return `${released}-${hash.digest('hex').slice(0, 8)}`;
}

/** Deletes all builds except this one, because the store of a host has the others. */
function forgetOthers(dist, version) {
  if (!existsSync(dist)) return;
  for (const name of readdirSync(dist)) {
    if (name !== version && existsSync(join(dist, name, 'remote.json')))
      rmSync(join(dist, name), { recursive: true });
  }
}

/** Builds the remote. Returns its version and the folder of its files. */
export async function build(project) {
  const draft = join(project.folder, DRAFT);
  const version = versionOf(project, await compile(presetOf(project, '0.0.0', draft)));
  rmSync(draft, { recursive: true, force: true });
  const folder = join(project.folder, DIST, version);
  if (!existsSync(join(folder, 'remote.json'))) {
    await compile(presetOf(project, version, folder));
    await compressFolder(folder);
  }
  forgetOthers(join(project.folder, DIST), version);
  return { version, folder };
}

export async function buildCommand(project) {
  const { version } = await build(project);
  return { ok: true, lines: [`Built ${project.remote.name}@${version} in ${DIST}/${version}.`] };
}
