import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { ICON, iconFile } from '../remote-kit/preset/remote-shares.mjs';
import { contractVersion } from './contract.mjs';

const versionIn = (...path) =>
  JSON.parse(readFileSync(join(ROOT, ...path, 'package.json'), 'utf8')).version;

/** A package whose later versions of one major fit. */
function library(name, folder = name.split('/')[0]) {
  const version = versionIn('node_modules', folder);
  return [name, { version, requiredVersion: `^${version.split('.')[0]}.0.0` }];
}

/** A part of the contract, which only grows: a remote needs what it was built with. */
const own = (name, version) => [
  `@halyard/shared-contracts/${name}`,
  { version, requiredVersion: `^${version}` },
];

/**
 * What the shell and every remote share at run time, by name: state, the libraries whose state or identity matters, and
 * what the shell needs for itself and nearly every screen uses: the kit, the validator, the icon renderer (decision
 * 0050). Each remote bundles everything else, so that its release is independent (decision 0003).
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

/** A shared package loses tree shaking, so large ones are shared through a short list of what we use. */
const LISTED = { 'react-redux': 'react-redux', 'react-router-dom': 'router', valibot: 'valibot' };

const importOf = (name) =>
  LISTED[name] ? { import: join(ROOT, 'scripts/rspack', `${LISTED[name]}.mjs`) } : {};

/** What the shell provides, as Module Federation takes it. */
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

/** Version ranges of what a remote expects the shell to share, by name. */
export const expectedShared = () => only('requiredVersion');

/** Versions of what the shell shares, by name. */
export const providedShared = () => only('version');
