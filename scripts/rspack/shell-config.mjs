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

/** The page requests the style of the welcome page ahead, by its name. */
const WELCOME = 'welcome';

/**
 * The style of everything that is loaded later is one sheet: the first script carries a hash of each file, so a sheet
 * for each part cost more script than the sheets have bytes that a page does not use.
 */
const isLater = (chunk) => !chunk.canBeInitial() && chunk.name !== WELCOME;

/**
 * The shell: host of the federation, eager in what it shares, with one chunk for the frameworks. Its page says whose
 * registries it believes; under development, where no server writes the page, `keys` does (public keys by id).
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
          // A file of packages beside the one file that uses them would be one more request and one more hash.
          defaultVendors: false,
          framework: {
            test: /node_modules\/(react|react-dom|scheduler|react-redux|react-router|@reduxjs|redux|immer|reselect|use-sync-external-store|valibot|@module-federation)\//,
            name: 'framework',
            chunks: 'initial',
            enforce: true,
          },
          style: { type: /css/, name: 'later', chunks: isLater, enforce: true },
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
