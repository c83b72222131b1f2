import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import rspack from '@rspack/core';
import { API_DIR, CACHE, REMOTES_DIR, ROOT, SHELL_DIR } from '../paths.mjs';
import { remoteNamed } from '../remotes.mjs';
import { RouteFilesPlugin } from './route-files-plugin.mjs';
import { sharedModules } from './shared.mjs';

const require = createRequire(import.meta.url);

/** The oldest browsers that know `light-dark()`, which the tokens are written with. */
const BROWSERS = ['chrome >= 123', 'firefox >= 120', 'safari >= 17.5'];

/** The share scope is filled on demand: no remote is asked before a route needs it. */
const FEDERATION = { shareStrategy: 'loaded-first', dts: false };

/** The shell brings Module Federation's runtime for all: each remote entry would carry the same 16 kB again. */
const HOST_RUNTIME = { optimization: { target: 'web' }, provideExternalRuntime: true };
const REMOTE_RUNTIME = { optimization: { target: 'web' }, externalRuntime: true };

const swc = (dev) => ({
  test: /\.(ts|tsx|mjs)$/,
  exclude: /node_modules/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: dev, refresh: dev } },
    },
    env: { targets: BROWSERS.join(', ') },
  },
  type: 'javascript/auto',
});

function browserConfig({ name, dev, cssPrefix }) {
  return {
    name,
    mode: dev ? 'development' : 'production',
    target: ['web', 'es2022'],
    context: join(ROOT, name),
    devtool: dev ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [
        swc(dev),
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
      parser: { 'css/auto': { namedExports: false } },
      generator: {
        'css/auto': { localIdentName: `${cssPrefix}_[local]_[hash:6]`, exportsOnly: false },
      },
    },
    optimization: {
      chunkIds: dev ? 'named' : 'deterministic',
      moduleIds: dev ? 'named' : 'deterministic',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    lazyCompilation: false,
    infrastructureLogging: { level: 'error' },
    ...(dev ? {} : { cache: persistentCache(name) }),
  };
}

const persistentCache = (name) => ({
  type: 'persistent',
  buildDependencies: [join(ROOT, 'package-lock.json'), join(ROOT, 'scripts/rspack/config.mjs')],
  storage: { type: 'filesystem', directory: join(CACHE, 'rspack', name) },
});

const output = (dev, rest) => ({
  filename: dev ? '[name].js' : '[name].[contenthash:10].js',
  chunkFilename: dev ? '[name].js' : '[name].[contenthash:10].js',
  cssFilename: dev ? '[name].css' : '[name].[contenthash:10].css',
  cssChunkFilename: dev ? '[name].css' : '[name].[contenthash:10].css',
  assetModuleFilename: dev ? '[name][ext]' : '[name].[contenthash:10][ext]',
  chunkLoadTimeout: 120_000,
  strictModuleErrorHandling: true,
  ...rest,
});

/** Hot reload keeps state only when the hook that React refreshes through stands before it. */
function refreshPlugins(dev, context) {
  if (!dev) return [];
  const { ReactRefreshRspackPlugin } = require('@rspack/plugin-react-refresh');
  const hook = join(ROOT, 'scripts/rspack/refresh-hook.cjs');
  return [
    new rspack.EntryPlugin(context, hook, { name: undefined }),
    new ReactRefreshRspackPlugin(),
  ];
}

/** The shell: host of the federation, eager in what it shares, with one chunk for the frameworks. */
export function shellConfig({ dev = false } = {}) {
  const base = browserConfig({ name: 'shell', dev, cssPrefix: 'shl' });
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: output(dev, {
      path: SHELL_DIR,
      publicPath: '/',
      uniqueName: 'halyard_shell',
      clean: true,
      filename: dev ? 'assets/[name].js' : 'assets/[name].[contenthash:10].js',
      chunkFilename: dev ? 'assets/[name].js' : 'assets/[name].[contenthash:10].js',
      cssFilename: dev ? 'assets/[name].css' : 'assets/[name].[contenthash:10].css',
      cssChunkFilename: dev ? 'assets/[name].css' : 'assets/[name].[contenthash:10].css',
      assetModuleFilename: dev ? 'assets/[name][ext]' : 'assets/[name].[contenthash:10][ext]',
    }),
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
          framework: {
            test: /node_modules\/(react|react-dom|scheduler|react-redux|react-router|@reduxjs|redux|immer|reselect|use-sync-external-store|valibot|@module-federation)\//,
            name: 'framework',
            chunks: 'initial',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        ...FEDERATION,
        experiments: HOST_RUNTIME,
        name: 'halyard_shell',
        remotes: {},
        shared: sharedModules({ host: true }),
        manifest: false,
      }),
      new rspack.HtmlRspackPlugin({
        template: './src/index.html',
        scriptLoading: 'defer',
        minify: false,
      }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', noErrorOnMissing: true }] }),
      ...refreshPlugins(dev, base.context),
    ],
  };
}

const { version: contractsVersion } = JSON.parse(
  readFileSync(join(ROOT, 'shared-contracts/package.json'), 'utf8'),
);

/** Module Federation's name of one version of a remote: no two versions share a global. */
export const globalName = (name, version) => `${name}__${version}`.replace(/[^a-zA-Z0-9]/g, '_');

const prefixOf = (name) => name.replace(/^mfe-/, '').slice(0, 4);

/** One remote, at one version, as a folder of immutable files for the shell to load. */
export function remoteConfig(name, { dev = false, version = 'dev' } = {}) {
  const remote = remoteNamed(name);
  const base = browserConfig({ name: remote.name, dev, cssPrefix: prefixOf(remote.name) });
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
    plugins: [
      new ModuleFederationPlugin({
        ...FEDERATION,
        experiments: REMOTE_RUNTIME,
        name: global,
        library: { type: 'var', name: global },
        filename: dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
        exposes: { './remote': './src/routes.tsx' },
        shared: sharedModules({ host: false }),
        manifest: true,
      }),
      new RouteFilesPlugin({ remote, version, global, contract: contractsVersion }),
      ...refreshPlugins(dev, base.context),
    ],
  };
}

/** One remote alone on a page of its own: a plain app, with no host and no federation. Development only. */
export function standaloneConfig(name) {
  const remote = remoteNamed(name);
  const base = browserConfig({ name: remote.name, dev: true, cssPrefix: prefixOf(remote.name) });
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

/** Files that the servers read from disk: the practice bank's personas and the page of its Link. */
const SERVER_FILES = [
  { from: 'practice-bank/personas', to: 'practice-bank/personas' },
  { from: 'practice-bank/link-ui', to: 'link-ui' },
];

/** The api and the practice bank, for Node: our own code bundled, every package left where npm put it. */
export function serverConfig() {
  return {
    name: 'api',
    mode: 'production',
    target: 'node20',
    context: join(ROOT, 'api'),
    devtool: 'source-map',
    entry: { server: './src/server.ts', 'practice-bank/server': './practice-bank/server.ts' },
    output: {
      path: API_DIR,
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      clean: true,
      library: { type: 'module' },
    },
    experiments: { outputModule: true },
    externalsType: 'module-import',
    externals: [
      ({ request }, done) =>
        /^(\.|\/|@halyard\/)/.test(request) || /^[a-zA-Z]:/.test(request)
          ? done()
          : done(null, request),
    ],
    resolve: { extensions: ['.ts', '.mjs', '.js'] },
    // Our own files are read beside the bundle, where the copy below puts them.
    module: { rules: [swc(false)], parser: { javascript: { url: false, importMeta: false } } },
    plugins: [new rspack.CopyRspackPlugin({ patterns: SERVER_FILES })],
    node: { __dirname: false, __filename: false },
    optimization: { minimize: false },
    stats: 'errors-warnings',
  };
}
