import { join } from 'node:path';
import rspack from '@rspack/core';
import { CACHE, ROOT } from '../paths.mjs';
import { browserConfig, output, refreshPlugins } from '../remote-kit/preset/browser.mjs';
import { partOf } from './cache.mjs';

/** The browser tests use the catalog in this folder. */
export const KIT_DIR = join(CACHE, 'kit');

/** Returns the config of the kit's catalog, a page for developers that is not part of the product. */
export function kitConfig({ dev }) {
  const base = browserConfig({ ...partOf('shared-contracts'), dev, cssPrefix: 'kit' });
  return {
    ...base,
    entry: { kit: './src/kit/main.tsx' },
    output: output(true, {
      path: KIT_DIR,
      publicPath: '/',
      uniqueName: 'halyard-kit',
      clean: true,
    }),
    plugins: [
      new rspack.HtmlRspackPlugin({
        template: join(ROOT, 'scripts/remote-kit/preset/standalone.html'),
        scriptLoading: 'defer',
      }),
      ...refreshPlugins(dev, base.context),
    ],
  };
}
