import { createRequire } from 'node:module';
import { join } from 'node:path';
import rspack from '@rspack/core';

const require = createRequire(import.meta.url);

/** The oldest browsers that know `light-dark()`, for the tokens, and Ed25519, for the registry of remotes. */
const BROWSERS = ['chrome >= 137', 'firefox >= 129', 'safari >= 17.5'];

/** TypeScript and JSX of ours, for the browsers above or for Node. */
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

/** An endpoint file that is edited adds its endpoints again, which is refused where none is being edited. */
const HOT_ENDPOINTS = {
  test: /\.ts$/,
  exclude: /node_modules/,
  enforce: 'pre',
  loader: join(import.meta.dirname, 'hot-endpoints.cjs'),
};

/**
 * The build settings of all our pages. `context` is the folder of the sources, `cssPrefix` keeps the class names of two
 * remotes apart, and `cache` says where the bundler remembers an earlier build, if it shall.
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
    // Class names are private to their file and none overrides another's, so their order means nothing.
    ignoreWarnings: [/Conflicting order/],
    lazyCompilation: false,
    infrastructureLogging: { level: 'error' },
    ...(dev || !cache ? {} : { cache }),
  };
}

/** Names that hold a hash of the content, below `folder`; plain ones in development. */
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

/** Where files go. A module that throws while it is evaluated must not pass for an empty one on the next try. */
export const output = (dev, { folder = '', ...rest }) => ({
  ...fileNames(dev, folder),
  chunkLoadTimeout: 120_000,
  ...(dev ? {} : { crossOriginLoading: 'anonymous' }),
  strictModuleErrorHandling: true,
  ...rest,
});

/** Hot reload keeps state only when React's refresh hook is loaded before it. */
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
 * Every script and style sheet that a build loads later has the hash of its content, so trust in the first file covers
 * them all. Hot reload changes files under their names, so development does without.
 */
export const integrityPlugins = (dev) =>
  dev ? [] : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })];

/** The two scripts that every page starts with. */
const STARTING = /(^|\/)(framework|main)\.[^/]*js$/;

/**
 * Marks the scripts that a page starts with: all their functions are called at the start. Chromium then compiles them
 * during the download, on another thread, and not one by one on the thread that draws; to other browsers the mark is a
 * comment. It has to come after the minimizer, which drops comments, and before the hashes are computed.
 */
export const compileAhead = () =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: STARTING,
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
