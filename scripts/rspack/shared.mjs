import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';

const manifestOf = (name) =>
  JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8'));
const caret = (version) => `^${version.split('.')[0]}.0.0`;

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
        eager: host,
        version,
        requiredVersion: caret(version),
        ...rest,
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
      eager: host,
      version: contracts.version,
      requiredVersion: `^${contracts.version}`,
    },
  };
}
