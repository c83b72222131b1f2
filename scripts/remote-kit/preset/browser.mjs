import { createRequire } from 'node:module';
import { join } from 'node:path';
import rspack from '@rspack/core';

const require = createRequire(import.meta.url);

/** These are the oldest browsers with `light-dark()`, for the tokens, and Ed25519, for the registry of remotes. */
const BROWSERS = ['chrome >= 137', 'firefox >= 129', 'safari >= 17.5'];

/** Compiles TypeScript and JSX for these browsers or for Node. */
export const swc = (dev) => ({
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

/** An edited endpoint file adds its endpoints again, which is an error outside of hot reload. */
const HOT_ENDPOINTS = {
  test: /\.ts$/,
  exclude: /node_modules/,
  enforce: 'pre',
  loader: join(import.meta.dirname, 'hot-endpoints.cjs'),
};

/**
 * Returns the build settings of all pages. `context` is the folder of the sources. `cssPrefix` separates the class
 * names of two remotes. `cache` is the bundler's cache of an earlier build, if it has one.
 */
export function browserConfig({ name, context, dev, cssPrefix, cache }) {
  return {
    name,
    mode: dev ? 'development' : 'production',
    target: ['web', 'es2022'],
    context,
    devtool: dev ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [
        swc(dev),
        ...(dev ? [HOT_ENDPOINTS] : []),
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
      // A custom property has one name in all files, such as `--bottom-bar`.
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
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
    // Class names are private to their file and override no others, so the order of the styles does not matter.
    ignoreWarnings: [/Conflicting order/],
    lazyCompilation: false,
    infrastructureLogging: { level: 'error' },
    ...(dev || !cache ? {} : { cache }),
  };
}

/** Returns file names with a hash of the content, below `folder`. In development they have no hash. */
function fileNames(dev, folder) {
  const name = (ending) => `${folder}[name]${dev ? '' : '.[contenthash:10]'}${ending}`;
  return {
    filename: name('.js'),
    chunkFilename: name('.js'),
    cssFilename: name('.css'),
    cssChunkFilename: name('.css'),
    assetModuleFilename: name('[ext]'),
  };
}

/**
 * Sets where files go. A module that throws while it is evaluated must throw again at the next import, and not
 * count as empty.
 */
export const output = (dev, { folder = '', ...rest }) => ({
  ...fileNames(dev, folder),
  chunkLoadTimeout: 120_000,
  ...(dev ? {} : { crossOriginLoading: 'anonymous' }),
  strictModuleErrorHandling: true,
  ...rest,
});

/** Hot reload only keeps state if React's refresh hook is loaded first. */
export function refreshPlugins(dev, context) {
  if (!dev) return [];
  const { ReactRefreshRspackPlugin } = require('@rspack/plugin-react-refresh');
  const hook = join(import.meta.dirname, 'refresh-hook.cjs');
  return [
    new rspack.EntryPlugin(context, hook, { name: undefined }),
    new ReactRefreshRspackPlugin(),
  ];
}

/**
 * Every script and style sheet that a build loads later has the hash of its content, so trust in the first file
 * covers all of them. Hot reload changes files without new names, so development has no hashes.
 */
export const integrityPlugins = (dev) =>
  dev ? [] : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })];

/** Every page starts with these two scripts. */
const STARTING = /(^|\/)(framework|main)\.[^/]*js$/;

/**
 * Marks the scripts that a page starts with, whose functions are all called at the start. Chromium then compiles
 * them during the download, on another thread, instead of one by one on the main thread. Other browsers ignore the
 * mark. It must come after the minimizer, which removes comments, and before the hashes are computed.
 */
export const compileAhead = () =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: STARTING,
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
