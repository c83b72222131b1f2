import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import rspack from '@rspack/core';

/** The share scope is filled on demand: no remote is requested before a route needs it. */
export const FEDERATION = { shareStrategy: 'loaded-first', dts: false };

/** Snapshots serve manifests, of which we ask for none (decision 0024). */
const LEAN = { target: 'web', disableSnapshot: true };

/** The shell brings Module Federation's runtime for all: each remote entry would carry the same 16 kB again. */
export const HOST_RUNTIME = { optimization: LEAN, provideExternalRuntime: true };
/** A remote loads no other. */
export const REMOTE_RUNTIME = {
  optimization: { ...LEAN, disableRemote: true },
  externalRuntime: true,
};

/** Module Federation's name of one version of a remote: no two versions share a global. */
export const globalName = (name, version) => `${name}__${version}`.replace(/[^a-zA-Z0-9]/g, '_');

const COMMON_JS = /(node_modules\/@module-federation\/.*)\.cjs$/;

/** Parts of Module Federation's runtime that we have no use for, and what stands in their place. */
const REPLACED = [
  [/\/snapshot\/SnapshotHandler\.c?js$/, 'no-snapshot'],
  [/\/utils\/preload\.c?js$/, 'no-preload'],
  [/\/plugins\/generate-preload-assets\.c?js$/, 'no-preload'],
  [/\/semver\/index\.c?js$/, 'version-range'],
  [/^\.\/desc\.[cm]?js$/, 'no-sentences'],
  [/^\.\/logger\.c?js$/, 'short-logger', /@module-federation\/sdk\//],
];

const ownPart = (name) => join(import.meta.dirname, `${name}.mjs`);

/** What \`no-snapshot.mjs\` offers: a file that the runtime's package does not list among its entries. */
const DISABLED_SNAPSHOT = join(
  dirname(createRequire(import.meta.url).resolve('@module-federation/runtime-core')),
  'plugins/snapshot/disabled.js',
);

/**
 * The bundler uses the CommonJS files of Module Federation's runtime, from which nothing can be left out; next to each
 * there is the same file as a module. What REPLACED lists is left out altogether (decision 0024: there are no manifests).
 * List this after the federation's own plugin, because it changes that plugin's alias.
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
