import { join } from 'node:path';
import rspack from '@rspack/core';
import { API_DIR, ROOT } from '../paths.mjs';
import { swc } from './browser.mjs';

/** Files that the servers read from disk: the practice bank's personas and the page of its Link. */
const SERVER_FILES = [
  { from: 'practice-bank/personas', to: 'practice-bank/personas' },
  { from: 'practice-bank/link-ui', to: 'link-ui' },
];

/** Ours, and a package of 300 small modules: to read them one by one takes as long as all else of the api's start. */
const BUNDLED = /^(\.|\/|@halyard\/|kysely$)/;

/** The api and the practice bank, for Node: our own code bundled, all other packages left where npm put them. */
export function serverConfig() {
  return {
    name: 'api',
    mode: 'production',
    target: 'node20',
    context: join(ROOT, 'api'),
    devtool: 'source-map',
    entry: {
      server: './src/server.ts',
      'migrate-database': './src/migrate-database.ts',
      mfe: './src/remotes/mfe.ts',
      'practice-bank/server': './practice-bank/server.ts',
    },
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
        BUNDLED.test(request) || /^[a-zA-Z]:/.test(request) ? done() : done(null, request),
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
