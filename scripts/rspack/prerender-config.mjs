import { browserConfig } from '../remote-kit/preset/browser.mjs';
import { partOf } from './cache.mjs';
import { SHELL_NAMES } from './shell-names.mjs';

/** Returns the config of the part that the build runs to draw the welcome screen, with the class names of the shell. */
export function prerenderConfig(folder) {
  const base = browserConfig({ ...partOf('shell'), dev: false, cssPrefix: SHELL_NAMES.owns.css });
  const { localIdentName } = base.module.generator['css/auto'];
  return {
    ...base,
    name: 'prerender',
    target: 'node20',
    entry: { prerender: './src/welcome/prerender.tsx' },
    output: {
      path: folder,
      filename: '[name].cjs',
      uniqueName: 'halyard_shell',
      library: { type: 'commonjs2' },
    },
    module: {
      ...base.module,
      generator: { 'css/auto': { localIdentName, exportsOnly: true } },
    },
    optimization: { minimize: false },
    cache: false,
  };
}
