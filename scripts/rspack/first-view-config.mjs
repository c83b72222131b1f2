import { join } from 'node:path';
import rspack from '@rspack/core';
import { remoteNamed } from '../build/remotes-here.mjs';
import { ROOT } from '../paths.mjs';
import { browserConfig } from '../remote-kit/preset/browser.mjs';
import { globalName } from '../remote-kit/preset/federation.mjs';
import { partOf } from './cache.mjs';
import { sharedList } from './shared.mjs';
import { SHELL_NAMES } from './shell-names.mjs';

/**
 * Builds a part for a server as one script, with the class names of the browser's style sheets, which do not
 * change.
 */
function serverPart({ name, cssPrefix, entry, folder, uniqueName, ...more }) {
  const base = browserConfig({ ...partOf(name), dev: false, cssPrefix });
  const { localIdentName } = base.module.generator['css/auto'];
  return {
    ...base,
    name: `${name} first view`,
    target: 'node20',
    entry: { 'first-view': entry },
    output: {
      path: folder,
      filename: '[name].js',
      // A first view has no code that a screen loads later.
      chunkFilename: 'later/[name].js',
      uniqueName,
      library: { type: 'commonjs2' },
    },
    module: {
      ...base.module,
      generator: {
        ...base.module.generator,
        'css/auto': { localIdentName, exportsOnly: true },
        'asset/resource': { emit: false },
      },
    },
    optimization: {
      ...base.optimization,
      splitChunks: false,
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin()],
    },
    cache: false,
    ...more,
  };
}

export const shellFirstView = (folder) =>
  serverPart({
    name: 'shell',
    cssPrefix: SHELL_NAMES.owns.css,
    entry: join(ROOT, 'scripts/rspack/first-view-entry.mjs'),
    folder,
    uniqueName: 'halyard_shell',
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: { 'react-router-dom': join(ROOT, 'scripts/rspack/router.mjs') },
    },
  });

/** Leaves out the modules that the shell shares. */
export function remoteFirstView(name, version, folder) {
  const { owns } = remoteNamed(name);
  const isShared = (request) => Object.hasOwn(sharedList(), request);
  return serverPart({
    name,
    cssPrefix: owns.css,
    entry: './src/first-view.ts',
    folder,
    uniqueName: globalName(name, version),
    externalsType: 'commonjs',
    externals: [({ request }, done) => (isShared(request) ? done(null, request) : done())],
    plugins: [new rspack.DefinePlugin({ HALYARD_REMOTE_VERSION: JSON.stringify(version) })],
  });
}
