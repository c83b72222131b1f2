import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';

const manifestOf = (name) =>
  JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8'));
const caret = (version) => `^${version.split('.')[0]}.0.0`;

/** The shell has them ready; a remote carries no copy of its own, since it must never run one. */
const provision = (host) => (host ? { eager: true } : { import: false });

/**
 * What the shell and every remote share at run time: state, and the libraries whose state or identity counts.
 * All else is bundled by each remote, so that its release stands alone (decision 0003).
 * `react-router-dom` is shared through a short list of what we use: a shared package loses tree shaking.
 */
export function sharedModules({ host }) {
  const singleton = (name, extra = {}) => {
    const { version } = manifestOf(extra.package ?? name.split('/')[0]);
    const { package: _package, ...rest } = extra;
    return {
      [name]: {
        singleton: true,
        strictVersion: true,
        ...rest,
        ...provision(host),
        version,
        requiredVersion: caret(version),
      },
    };
  };
  const contracts = JSON.parse(readFileSync(join(ROOT, 'shared-contracts/package.json'), 'utf8'));
  return {
    ...singleton('react'),
    ...singleton('react/jsx-runtime', { package: 'react' }),
    ...singleton('react-dom'),
    ...singleton('react-dom/client', { package: 'react-dom' }),
    ...singleton('react-redux'),
    ...singleton('react-router-dom', { import: join(ROOT, 'scripts/rspack/router.mjs') }),
    '@halyard/shared-contracts/store': {
      singleton: true,
      strictVersion: true,
      ...provision(host),
      version: contracts.version,
      requiredVersion: `^${contracts.version}`,
    },
  };
}

/** Version ranges of what a remote expects the shell to share, by name. */
export const expectedShared = () => namesTo(sharedModules({ host: false }), 'requiredVersion');

/** Versions of what the shell shares, by name. */
export const providedShared = () => namesTo(sharedModules({ host: true }), 'version');

const namesTo = (modules, field) =>
  Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, module[field]]));
