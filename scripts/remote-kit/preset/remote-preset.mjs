import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import rspack from '@rspack/core';
import { browserConfig, integrityPlugins, output, refreshPlugins } from './browser.mjs';
import { FEDERATION, globalName, REMOTE_RUNTIME, runtimeAsModules } from './federation.mjs';
import { remoteShares } from './remote-shares.mjs';
import { COMMON_CHUNK, RouteFilesPlugin } from './route-files-plugin.mjs';

/** The contract's modules, as sources or as the package has them, and the icons. */
const OF_EVERYBODY = /(shared-contracts\/(src|dist)|node_modules\/lucide-react)\//;

/** The page that people arrive at: what it loads, they wait for with nothing in their browser's cache. */
const ARRIVAL = '/';

/** Our own code and small libraries; the style sheets' names are among the code. */
const commonIn = (context) => {
  const sources = join(context, 'src/');
  return (file) => file !== undefined && (file.startsWith(sources) || OF_EVERYBODY.test(file));
};

/** Whether a screen, or what the remote exposes, uses a module. */
const usedBy =
  (isCommon, screen) =>
  (module, { chunkGraph }) =>
    isCommon(module.nameForCondition()) &&
    [...chunkGraph.getModuleChunks(module)].some(({ name }) =>
      [screen, COMMON_CHUNK].includes(name),
    );

/** Whether two screens use a module; the parts of one screen, such as its dialogs, share their code in that screen. */
const usedBySeveral =
  (isCommon, screens) =>
  (module, { chunkGraph }) => {
    if (!isCommon(module.nameForCondition())) return false;
    const users = [...chunkGraph.getModuleChunks(module)].map(({ name }) => name);
    return users.filter((name) => screens.includes(name)).length > 1;
  };

const ofSeveral = { type: /javascript/, chunks: 'async', minChunks: 2, enforce: true };

/**
 * Code that two screens use is in one chunk with the exposed module, and all of its style in one sheet: on a slow
 * connection a request, and the start of a script, cost more than some bytes of the next screen. Only the page of
 * arrival does not load what only the other screens use; there that is a separate chunk.
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
      // A file of packages beside the one file that uses them would be one more request and one more hash.
      defaultVendors: false,
      common: { ...ofSeveral, name: COMMON_CHUNK, test, priority: 1 },
      ...(arrival ? { more } : {}),
      style: { type: /css/, name: COMMON_CHUNK, chunks: 'all', enforce: true },
    },
  };
}

/**
 * The bundler's settings for one remote at one version: a folder of immutable files for the shell to load.
 *
 * `remote` is what it declares, `context` its folder, and `folder` where the files go. `shared` lists what the shell
 * provides (`remoteShares`), and `contract` is the version of the contract that the sources were written against.
 * `alongside` are modules that run with the remote.
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

/** The settings for one remote alone on its own page: a plain app, with no host and no federation. Development only. */
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
