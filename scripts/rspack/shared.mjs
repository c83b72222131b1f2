import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { ICON, iconFile } from '../remote-kit/preset/remote-shares.mjs';
import { contractVersion } from './contract.mjs';

const versionIn = (...path) =>
  JSON.parse(readFileSync(join(ROOT, ...path, 'package.json'), 'utf8')).version;

/** Returns a package whose later versions of the same major fit. */
function library(name, folder = name.split('/')[0]) {
  const version = versionIn('node_modules', folder);
  return [name, { version, requiredVersion: `^${version.split('.')[0]}.0.0` }];
}

/** Returns a part of the contract, which only grows, so a remote needs at least the version of its build. */
const own = (name, version) => [
  `@halyard/shared-contracts/${name}`,
  { version, requiredVersion: `^${version}` },
];

/**
 * Returns the modules that the shell and every remote share at run time, by name. These are libraries whose state
 * or identity matters, and what the shell and nearly every screen use: the kit, the validator, and the icon
 * renderer (decision 0050). Each remote bundles everything else, so that its release is independent (decision
 * 0003).
 */
export const sharedList = () =>
  Object.fromEntries([
    library('react'),
    library('react/jsx-runtime'),
    library('react-dom'),
    library('react-dom/client'),
    library('react-redux'),
    library('react-router-dom'),
    library('valibot'),
    library(ICON),
    own('store', versionIn('shared-contracts')),
    own('ui', contractVersion()),
  ]);

/** A shared package is bundled completely, so large ones are shared through a short list of the used names. */
const LISTED = { 'react-redux': 'react-redux', 'react-router-dom': 'router', valibot: 'valibot' };

const importOf = (name) =>
  LISTED[name] ? { import: join(ROOT, 'scripts/rspack', `${LISTED[name]}.mjs`) } : {};

/** Returns the modules that the shell provides, in Module Federation's format. */
export const hostShares = () =>
  Object.fromEntries(
    Object.entries(sharedList()).map(([name, versions]) => [
      name === ICON ? iconFile(ROOT) : name,
      {
        singleton: true,
        strictVersion: true,
        ...(name === ICON ? { shareKey: ICON } : {}),
        ...importOf(name),
        eager: true,
        ...versions,
      },
    ]),
  );

const only = (field) =>
  Object.fromEntries(Object.entries(sharedList()).map(([name, each]) => [name, each[field]]));

/** Returns the version ranges that a remote expects from the shell, by name. */
export const expectedShared = () => only('requiredVersion');

export const providedShared = () => only('version');
