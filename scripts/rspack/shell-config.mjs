import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import rspack from '@rspack/core';
import { SHELL_DIR } from '../paths.mjs';
import {
  browserConfig,
  compileAhead,
  integrityPlugins,
  output,
  refreshPlugins,
} from '../remote-kit/preset/browser.mjs';
import { FEDERATION, HOST_RUNTIME, runtimeAsModules } from '../remote-kit/preset/federation.mjs';
import { partOf } from './cache.mjs';
import { hostShares } from './shared.mjs';
import { SHELL_NAMES } from './shell-names.mjs';

/** The page preloads the style of the welcome page by this name. */
const WELCOME = 'welcome';

/**
 * All styles of later chunks are in one sheet. The first script has a hash for each file, so several sheets would
 * cost more script than they save in unused styles. Only what every page loads soon has a sheet of its own.
 */
const isLater = (chunk) => !chunk.canBeInitial() && chunk.name !== WELCOME;
const laterStyle = { type: /css/, chunks: isLater, enforce: true };

/** Every page loads these chunks when it is idle. */
const SOON = 'late-layout';
const SOON_CHUNKS = [SOON, 'platform-session'];

const isOfSoon = (module, { chunkGraph }) =>
  [...chunkGraph.getModuleChunks(module)].some(({ name }) => SOON_CHUNKS.includes(name));

/**
 * Returns the config of the shell: the host of the federation, with eager shared modules and one chunk for the
 * frameworks. Its page has the keys of the registries that it trusts. In development no server writes the page, so
 * `keys` has them (public keys by id).
 */
export function shellConfig({ dev = false, keys }) {
  const base = browserConfig({ ...partOf('shell'), dev, cssPrefix: SHELL_NAMES.owns.css });
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: output(dev, {
      path: SHELL_DIR,
      publicPath: '/',
      uniqueName: 'halyard_shell',
      clean: true,
      folder: 'assets/',
    }),
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
          // A separate file of packages would cost one more request and one more hash.
          defaultVendors: false,
          framework: {
            test: /node_modules\/(react|react-dom|scheduler|react-redux|react-router|@reduxjs|redux|immer|reselect|use-sync-external-store|valibot|@module-federation)\//,
            name: 'framework',
            chunks: 'initial',
            enforce: true,
          },
          style: { ...laterStyle, name: 'later' },
          soonStyle: { ...laterStyle, name: SOON, test: isOfSoon, priority: 1 },
        },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        ...FEDERATION,
        experiments: HOST_RUNTIME,
        name: 'halyard_shell',
        remotes: {},
        shared: hostShares(),
        manifest: false,
      }),
      runtimeAsModules(),
      new rspack.HtmlRspackPlugin({
        template: './src/index.html',
        scriptLoading: 'defer',
        minify: false,
      }),
      new rspack.DefinePlugin({ HALYARD_REGISTRY_KEYS: `(${JSON.stringify(keys ?? null)})` }),
      ...(dev ? [] : [compileAhead()]),
      ...integrityPlugins(dev),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', noErrorOnMissing: true }] }),
      ...refreshPlugins(dev, base.context),
    ],
  };
}
