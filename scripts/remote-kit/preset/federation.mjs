import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import rspack from '@rspack/core';

/** The share scope is filled on demand, so no remote is requested before a route needs it. */
export const FEDERATION = { shareStrategy: 'loaded-first', dts: false };

/** Snapshots serve manifests, which this product does not use (decision 0024). */
const LEAN = { target: 'web', disableSnapshot: true };

/**
 * The shell supplies Module Federation's runtime to all remotes. Otherwise each remote entry would contain the same
 * 16 kB.
 */
export const HOST_RUNTIME = { optimization: LEAN, provideExternalRuntime: true };
/** A remote loads no other remote. */
export const REMOTE_RUNTIME = {
  optimization: { ...LEAN, disableRemote: true },
  externalRuntime: true,
};

/** Returns Module Federation's name of one version of a remote. No two versions share a global. */
export const globalName = (name, version) => `${name}__${version}`.replace(/[^a-zA-Z0-9]/g, '_');

const COMMON_JS = /(node_modules\/@module-federation\/.*)\.cjs$/;

/** These files replace unused parts of Module Federation's runtime. */
const REPLACED = [
  [/\/snapshot\/SnapshotHandler\.c?js$/, 'no-snapshot'],
  [/\/utils\/preload\.c?js$/, 'no-preload'],
  [/\/plugins\/generate-preload-assets\.c?js$/, 'no-preload'],
  [/\/semver\/index\.c?js$/, 'version-range'],
  [/^\.\/desc\.[cm]?js$/, 'no-sentences'],
  [/^\.\/logger\.c?js$/, 'short-logger', /@module-federation\/sdk\//],
  [/^\.\/node\.c?js$/, 'no-node', /@module-federation\/sdk\//],
  [/^\.\/helpers\.c?js$/, 'no-helpers', /@module-federation\/runtime-core\//],
  [/^\.\/init\.c?js$/, 'plain-init', /@module-federation\/webpack-bundler-runtime\//],
];

/** These are the names of the replacing files, which the bundler loads by their path. */
export const OWN_PARTS = [...new Set(REPLACED.map(([, name]) => name))];

const ownPart = (name) => join(import.meta.dirname, `${name}.mjs`);

/** \`no-snapshot.mjs\` exports this file, which the runtime's package does not list among its entries. */
const DISABLED_SNAPSHOT = join(
  dirname(createRequire(import.meta.url).resolve('@module-federation/runtime-core')),
  'plugins/snapshot/disabled.js',
);

/**
 * Makes the bundler use the modules of Module Federation's runtime instead of its CommonJS files, from which
 * nothing can be left out. It also replaces the files in REPLACED (decision 0024: there are no manifests). List it
 * after the federation's own plugin, because it changes the alias of that plugin.
 */
export const runtimeAsModules = () => ({
  apply(compiler) {
    const asModule = (file) => file.replace(COMMON_JS, '$1.js');
    compiler.hooks.afterPlugins.tap('RuntimeAsModules', () => {
      const { alias } = compiler.options.resolve;
      for (const [name, file] of Object.entries(alias)) {
        if (name.startsWith('@module-federation/')) alias[name] = asModule(file);
      }
      alias['halyard-disabled-snapshot'] = DISABLED_SNAPSHOT;
    });
    for (const [request, name, context] of REPLACED) {
      new rspack.NormalModuleReplacementPlugin(request, (found) => {
        if (!found.context.includes('/@module-federation/')) return;
        if (!context || context.test(`${found.context}/`)) found.request = ownPart(name);
      }).apply(compiler);
    }
    new rspack.NormalModuleReplacementPlugin(COMMON_JS, (found) => {
      found.request = asModule(found.request);
    }).apply(compiler);
  },
});
