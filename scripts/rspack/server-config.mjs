import { join } from 'node:path';
import rspack from '@rspack/core';
import { API_DIR, ROOT } from '../paths.mjs';
import { swc } from '../remote-kit/preset/browser.mjs';

/** Files that the servers read from disk: the practice bank's personas and the page of its Link. */
const SERVER_FILES = [
  { from: 'practice-bank/personas', to: 'practice-bank/personas' },
  { from: 'practice-bank/link-ui', to: 'link-ui' },
  { from: 'src/platform/first-view/renderer.cjs', to: 'first-view-renderer.cjs' },
];

/**
 * What stays where npm put it: machine code, and the large packages that are read when first used. All else is bundled: to
 * find and read a thousand small files one by one takes longer than all else of the api's start.
 */
const LEFT =
  /^(libsql|css-tree|@node-rs\/argon2|plaid|openai|pdfmake|pg|nodemailer|piscina|@simplewebauthn\/server|@zxcvbn-ts\/[a-z-]+)(\/|$)/;

/**
 * Asked for by name and never used: a way of serving folders that is not ours, the compilers in whose place Fastify gets
 * ours (`api/src/platform/valibot.ts`), and the validator of serialisers whose schema leaves a choice, which no answer of
 * ours does (a test makes each of them without it): to read and run it took an eighth of the start.
 */
const UNUSED = {
  glob: false,
  ajv$: false,
  'ajv-formats$': false,
  'fast-uri': false,
  '@fastify/ajv-compiler': false,
  '@fastify/fast-json-stringify-compiler': false,
};

/** Functions and their names stay, so that a stack trace can be read. */
const WITHOUT_SPACE = {
  minimizer: [
    new rspack.SwcJsMinimizerRspackPlugin({
      extractComments: false,
      minimizerOptions: {
        compress: { inline: 0, reduce_funcs: false, keep_fnames: true },
        mangle: false,
        format: { comments: false, ascii_only: true },
      },
    }),
  ],
};

/** The api and the practice bank, for Node. */
export function serverConfig({ folder = API_DIR, optimization = WITHOUT_SPACE } = {}) {
  return {
    name: 'api',
    mode: 'production',
    target: 'node20',
    context: join(ROOT, 'api'),
    // For people who read a stack trace: reading them at run time would cost Node 13 MB and a third of its start.
    devtool: 'hidden-nosources-source-map',
    entry: {
      server: './src/server.ts',
      worker: './src/worker.ts',
      'end-sessions': './src/command/end-sessions.ts',
      'migrate-database': './src/command/migrate-database.ts',
      mails: './src/command/mails.ts',
      mfe: './src/remotes/mfe.ts',
      'practice-bank/server': './practice-bank/server.ts',
    },
    output: {
      path: folder,
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      clean: true,
      library: { type: 'module' },
    },
    experiments: { outputModule: true },
    externalsType: 'module-import',
    externals: [({ request }, done) => (LEFT.test(request) ? done(null, request) : done())],
    resolve: { extensions: ['.ts', '.mjs', '.js'], alias: UNUSED },
    // Our own files are read next to the bundle, where the copy below puts them.
    module: { rules: [swc(false)], parser: { javascript: { url: false, importMeta: false } } },
    plugins: [new rspack.CopyRspackPlugin({ patterns: SERVER_FILES })],
    node: { __dirname: false, __filename: false },
    optimization,
  };
}
