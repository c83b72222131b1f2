import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import rspack from '@rspack/core';
import { REMOTES_DIR, ROOT } from '../paths.mjs';
import { remoteNamed } from '../remotes.mjs';
import { browserConfig, integrityPlugins, output, refreshPlugins } from './browser.mjs';
import { contractVersion } from './contract.mjs';
import { FEDERATION, globalName, REMOTE_RUNTIME, runtimeAsModules } from './federation.mjs';
import { checkedRemote } from './remote-declaration.mjs';
import { COMMON_CHUNK, RouteFilesPlugin } from './route-files-plugin.mjs';
import { sharedModules } from './shared.mjs';

/** Our own code and small libraries; the style sheets' names are among the code. */
const COMMON = /(mfe-[a-z]+\/src|shared-contracts\/src|node_modules\/lucide-react)\//;

/** The page that people arrive at: what it loads, they wait for with nothing in their browser's cache. */
const ARRIVAL = '/';

/** Whether a screen, or what the remote exposes, uses a module. */
const usedBy =
  (screen) =>
  (module, { chunkGraph }) =>
    COMMON.test(module.nameForCondition() ?? '') &&
    [...chunkGraph.getModuleChunks(module)].some(({ name }) =>
      [screen, COMMON_CHUNK].includes(name),
    );

/** Whether two screens use a module; the parts of one screen, such as its dialogs, share their code in that screen. */
const usedBySeveral =
  (screens) =>
  (module, { chunkGraph }) => {
    if (!COMMON.test(module.nameForCondition() ?? '')) return false;
    const users = [...chunkGraph.getModuleChunks(module)].map(({ name }) => name);
    return users.filter((name) => screens.includes(name)).length > 1;
  };

const ofSeveral = { type: /javascript/, chunks: 'async', minChunks: 2, enforce: true };

/**
 * Code that two screens use is in one chunk with the exposed module, and all of its style in one sheet: on a slow
 * connection a request, and the start of a script, cost more than some bytes of the next screen. Only the page of
 * arrival does not load what only the other screens use; there that is a separate chunk.
 */
function fewFiles({ routes }) {
  const arrival = routes.find(({ path }) => path === ARRIVAL)?.chunk;
  const common = { ...ofSeveral, name: COMMON_CHUNK, test: arrival ? usedBy(arrival) : COMMON };
  const screens = routes.map(({ chunk }) => chunk);
  const more = { ...ofSeveral, name: 'more', test: usedBySeveral(screens) };
  return {
    cacheGroups: {
      common: { ...common, priority: 1 },
      ...(arrival ? { more } : {}),
      style: { type: /css/, name: COMMON_CHUNK, chunks: 'all', enforce: true },
    },
  };
}

/** One remote, at one version, as a folder of immutable files for the shell to load. */
export function remoteConfig(name, { dev = false, version = '0.0.0-dev' } = {}) {
  const remote = checkedRemote(remoteNamed(name));
  const base = browserConfig({ name: remote.name, dev, cssPrefix: remote.owns.css });
  const global = globalName(remote.name, version);
  return {
    ...base,
    entry: {},
    output: output(dev, {
      path: join(REMOTES_DIR, remote.name, version),
      publicPath: 'auto',
      uniqueName: global,
      clean: true,
    }),
    optimization: { ...base.optimization, splitChunks: fewFiles(remote) },
    plugins: [
      new ModuleFederationPlugin({
        ...FEDERATION,
        experiments: REMOTE_RUNTIME,
        name: global,
        library: { type: 'var', name: global },
        filename: dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
        exposes: { './remote': { import: './src/routes.tsx', name: COMMON_CHUNK } },
        shared: sharedModules({ host: false }),
        manifest: false,
      }),
      runtimeAsModules(),
      ...integrityPlugins(dev),
      new rspack.DefinePlugin({ HALYARD_REMOTE_VERSION: JSON.stringify(version) }),
      new RouteFilesPlugin({ remote, version, global, contract: contractVersion() }),
      ...refreshPlugins(dev, base.context),
    ],
  };
}

/** One remote alone on its own page: a plain app, with no host and no federation. Development only. */
export function standaloneConfig(name) {
  const remote = remoteNamed(name);
  const base = browserConfig({ name: remote.name, dev: true, cssPrefix: remote.owns.css });
  return {
    ...base,
    entry: { standalone: './src/standalone.ts' },
    output: output(true, { publicPath: '/', uniqueName: `${remote.name}-standalone` }),
    plugins: [
      new rspack.HtmlRspackPlugin({
        template: join(ROOT, 'scripts/rspack/standalone.html'),
        scriptLoading: 'defer',
      }),
      ...refreshPlugins(true, base.context),
    ],
  };
}
