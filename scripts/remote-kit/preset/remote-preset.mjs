import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import rspack from '@rspack/core';
import { browserConfig, integrityPlugins, output, refreshPlugins } from './browser.mjs';
import { FEDERATION, globalName, REMOTE_RUNTIME, runtimeAsModules } from './federation.mjs';
import { remoteShares } from './remote-shares.mjs';
import { COMMON_CHUNK, RouteFilesPlugin } from './route-files-plugin.mjs';

/** These are the contract's modules, as sources or from the package, and the icons. */
const OF_EVERYBODY = /(shared-contracts\/(src|dist)|node_modules\/lucide-react)\//;

/** This is the page on which users arrive. They wait for its files with an empty browser cache. */
const ARRIVAL = '/';

/** Matches the remote's own code and small libraries. The names of the style sheets are part of the code. */
const commonIn = (context) => {
  const sources = join(context, 'src/');
  return (file) => file !== undefined && (file.startsWith(sources) || OF_EVERYBODY.test(file));
};

const isAny = () => true;

/** Tells whether a screen or an exposed module uses a module. */
const usedBy =
  (isCommon, screen) =>
  (module, { chunkGraph }) =>
    isCommon(module.nameForCondition()) &&
    [...chunkGraph.getModuleChunks(module)].some(({ name }) =>
      [screen, COMMON_CHUNK].includes(name),
    );

/** Tells whether two screens use a module. The parts of one screen, such as its dialogs, share code in that screen. */
const usedBySeveral =
  (isCommon, screens) =>
  (module, { chunkGraph }) => {
    if (!isCommon(module.nameForCondition())) return false;
    const users = [...chunkGraph.getModuleChunks(module)].map(({ name }) => name);
    return users.filter((name) => screens.includes(name)).length > 1;
  };

const ofSeveral = { type: /javascript/, chunks: 'async', minChunks: 2, enforce: true };
const styles = { type: /css/, chunks: 'all', enforce: true };

/**
 * Puts code that two screens use into one chunk with the exposed module, and all styles into one sheet. On a slow
 * connection, a request and the start of a script cost more than some bytes of the next screen. The arrival page
 * does not load code that only other screens share, nor styles that it does not use, which are in a separate chunk.
 */
function fewFiles({ routes, contributions }, context) {
  const isCommon = commonIn(context);
  const arrival = routes.find(({ path }) => path === ARRIVAL)?.chunk;
  const test = arrival
    ? usedBy(isCommon, arrival)
    : (module) => isCommon(module.nameForCondition());
  const screens = [...routes, ...contributions].map(({ chunk }) => chunk);
  const more = { ...ofSeveral, name: 'more', test: usedBySeveral(isCommon, screens) };
  return {
    cacheGroups: {
      // A separate file of packages would cost one more request and one more hash.
      defaultVendors: false,
      common: { ...ofSeveral, name: COMMON_CHUNK, test, priority: 1 },
      ...(arrival ? { more, laterStyle: { ...styles, name: 'more' } } : {}),
      style: {
        ...styles,
        name: COMMON_CHUNK,
        priority: 1,
        ...(arrival ? { test: usedBy(isAny, arrival) } : {}),
      },
    },
  };
}

/**
 * Returns the bundler's settings for one version of a remote, which becomes a folder of immutable files. `remote`
 * is its declaration, `context` its folder, and `folder` the target of the files. `shared` lists the modules of the
 * shell (`remoteShares`), and `contract` is the version of the contract that the sources use. The modules in
 * `alongside` run with the remote.
 */
export function remotePreset(options) {
  const {
    remote,
    context,
    folder,
    version,
    shared,
    contract,
    dev,
    cache,
    alongside = [],
  } = options;
  const { name } = remote;
  const base = browserConfig({ name, context, dev, cssPrefix: remote.owns.css, cache });
  const global = globalName(name, version);
  return {
    ...base,
    entry: {},
    output: output(dev, { path: folder, publicPath: 'auto', uniqueName: global, clean: true }),
    optimization: { ...base.optimization, splitChunks: fewFiles(remote, context) },
    plugins: [
      new ModuleFederationPlugin({
        ...FEDERATION,
        experiments: REMOTE_RUNTIME,
        name: global,
        library: { type: 'var', name: global },
        filename: dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
        exposes: { './remote': { import: [...alongside, './src/routes.tsx'], name: COMMON_CHUNK } },
        shared: remoteShares(shared, context),
        manifest: false,
      }),
      runtimeAsModules(),
      ...integrityPlugins(dev),
      new rspack.DefinePlugin({ HALYARD_REMOTE_VERSION: JSON.stringify(version) }),
      new RouteFilesPlugin({ remote, version, global, contract, shared }),
      ...refreshPlugins(dev, context),
    ],
  };
}

/**
 * Returns the settings for one remote alone on its own page. It is a plain app without a host and without
 * federation, for development only.
 */
export function standalonePreset({ remote, context }) {
  const { name } = remote;
  return {
    ...browserConfig({ name, context, dev: true, cssPrefix: remote.owns.css }),
    entry: { standalone: './src/standalone.ts' },
    output: output(true, { publicPath: '/', uniqueName: `${name}-standalone` }),
    plugins: [
      new rspack.HtmlRspackPlugin({
        template: join(import.meta.dirname, 'standalone.html'),
        scriptLoading: 'defer',
      }),
      ...refreshPlugins(true, context),
    ],
  };
}
