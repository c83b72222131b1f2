import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { contractVersion } from './contract.mjs';

const manifestOf = (name) =>
  JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8'));
const caret = (version) => `^${version.split('.')[0]}.0.0`;

/** The shell provides them; a remote has no copy, because it must never run one. */
const provision = (host) => (host ? { eager: true } : { import: false });

const part = (name) => join(ROOT, 'scripts/rspack', `${name}.mjs`);

/** Lucide's own icons ask for this file by its path: what draws an icon, as opposed to the icons. */
const ICON = {
  name: 'lucide-react/createLucideIcon',
  file: realpathSync(join(ROOT, 'node_modules/lucide-react/dist/esm/createLucideIcon.mjs')),
};

/**
 * What the shell and every remote share at run time: state, the libraries whose state or identity matters, and what the
 * shell needs for itself and nearly every screen uses: the kit, the validator, the icon renderer (decision 0050). Each
 * remote bundles everything else, so that its release is independent (decision 0003). A shared package loses tree
 * shaking, so large ones are shared through a short list of what we use.
 */
export function sharedModules({ host }) {
  const singleton = (name, version, requiredVersion, extra = {}) => ({
    [name]: {
      singleton: true,
      strictVersion: true,
      ...extra,
      ...provision(host),
      version,
      requiredVersion,
    },
  });
  const library = (name, extra = {}) => {
    const { version } = manifestOf(extra.package ?? name.split('/')[0]);
    const { package: _package, ...rest } = extra;
    return singleton(name, version, caret(version), rest);
  };
  const own = (name, version) =>
    singleton(`@halyard/shared-contracts/${name}`, version, `^${version}`);
  const contracts = JSON.parse(readFileSync(join(ROOT, 'shared-contracts/package.json'), 'utf8'));
  return {
    ...library('react'),
    ...library('react/jsx-runtime', { package: 'react' }),
    ...library('react-dom'),
    ...library('react-dom/client', { package: 'react-dom' }),
    ...library('react-redux', { import: part('react-redux') }),
    ...library('react-router-dom', { import: part('router') }),
    ...library('valibot', { import: part('valibot') }),
    ...library(ICON.file, { package: 'lucide-react', shareKey: ICON.name }),
    ...own('store', contracts.version),
    ...own('ui', contractVersion()),
  };
}

/** Version ranges of what a remote expects the shell to share, by name. */
export const expectedShared = () => namesTo(sharedModules({ host: false }), 'requiredVersion');

/** Versions of what the shell shares, by name. */
export const providedShared = () => namesTo(sharedModules({ host: true }), 'version');

const namesTo = (modules, field) =>
  Object.fromEntries(
    Object.entries(modules).map(([name, module]) => [module.shareKey ?? name, module[field]]),
  );
