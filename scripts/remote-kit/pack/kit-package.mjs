import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import rspack from '@rspack/core';
import { ROOT } from '../../paths.mjs';
import { contractVersion } from '../../rspack/contract.mjs';
import { serverConfig } from '../../rspack/server-config.mjs';
import { OWN_PARTS } from '../preset/federation.mjs';
import { lockedVersion } from './locked-version.mjs';
import { specifiersOf } from './specifiers.mjs';

const SCRIPTS = join(ROOT, 'scripts');
const ENTRIES = ['remote-kit/halyard-remote.mjs', 'remote-kit/conformance.mjs'];
const COMMANDS = [
  'dev',
  'live-reload',
  'build',
  'check',
  'publish',
  'deliver',
  'host',
  'project',
].map((name) => `remote-kit/cli/${name}.mjs`);

/** These files are loaded by their name. */
const BESIDE = [
  'remote-kit/conformance.d.mts',
  'remote-kit/jest-preset.cjs',
  'remote-kit/preset/hot-endpoints.cjs',
  'remote-kit/preset/refresh-hook.cjs',
  'remote-kit/preset/standalone.html',
  ...OWN_PARTS.map((name) => `remote-kit/preset/${name}.mjs`),
];
const FOR_TESTS = ['browser-environment.cjs', 'browser-setup.ts', 'css-names.cjs'];

/** This file is built from the api, the only place with the rules of `publish`. */
const GATES = 'remote-kit/gates.mjs';

/** These scripts need this repository, which other teams do not have. */
const AT_HOME = /^(paths|build\/(?!compress)|rspack\/)/;

/** Returns every script that some scripts reach, including themselves. */
function reached(entries) {
  const [files, open] = [new Set(), [...entries]];
  while (open.length > 0) {
    const file = open.pop();
    if (files.has(file)) continue;
    if (AT_HOME.test(file)) throw new Error(`The kit cannot bring scripts/${file}.`);
    files.add(file);
    const names = specifiersOf(file, readFileSync(join(SCRIPTS, file), 'utf8'));
    const own = names.filter((name) => name.startsWith('.'));
    open.push(...own.map((name) => relative(SCRIPTS, join(SCRIPTS, dirname(file), name))));
  }
  return [...files];
}

function buildGates(folder) {
  const { plugins: _, entry: __, devtool: ___, ...config } = serverConfig({ folder });
  const compiler = rspack({
    ...config,
    name: 'gates',
    devtool: false,
    entry: { gates: './src/remotes/gates.ts' },
    output: { ...config.output, clean: false },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error ?? stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
        else resolve();
      }),
    );
  });
}

const NEEDED = [
  '@module-federation/enhanced',
  '@module-federation/runtime-core',
  '@rspack/core',
  '@rspack/dev-server',
  '@rspack/plugin-react-refresh',
  'react-refresh',
  '@jest/environment-jsdom-abstract',
  '@swc/core',
  '@swc/jest',
  '@testing-library/jest-dom',
  'axe-core',
  'css-tree',
  'jsdom',
  'valibot',
];

const packedManifest = () => ({
  name: '@halyard/remote-kit',
  version: contractVersion(),
  description: 'Builds, checks, and publishes a remote of Halyard',
  license: 'Apache-2.0',
  type: 'module',
  engines: { node: '>=20.20.0' },
  bin: { 'halyard-remote': './remote-kit/halyard-remote.mjs' },
  exports: {
    './conformance': {
      types: './remote-kit/conformance.d.mts',
      default: './remote-kit/conformance.mjs',
    },
    './jest-preset': './remote-kit/jest-preset.cjs',
    './package.json': './package.json',
  },
  dependencies: Object.fromEntries(NEEDED.map((name) => [name, lockedVersion(name)])),
  peerDependencies: { '@halyard/shared-contracts': `^${contractVersion()}` },
});

/**
 * Writes the kit for remotes as a package with the scripts that its commands reach. Nothing in it needs this
 * repository.
 */
export async function writeKitPackage(folder) {
  const put = (from, to) => {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    cpSync(join(SCRIPTS, from), join(folder, to));
  };
  for (const file of [...reached([...ENTRIES, ...COMMANDS]), ...BESIDE]) put(file, file);
  for (const file of FOR_TESTS) put(`jest/${file}`, `jest/${file}`);
  await buildGates(join(folder, dirname(GATES)));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(packedManifest(), null, 2));
}
