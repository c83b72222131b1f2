import { join } from 'node:path';
import rspack from '@rspack/core';
import { API_DIR, ROOT } from '../paths.mjs';
import { swc } from '../remote-kit/preset/browser.mjs';

/** The servers read these files from disk: the practice bank's personas and the page of its Link. */
const SERVER_FILES = [
  { from: 'practice-bank/personas', to: 'practice-bank/personas' },
  { from: 'practice-bank/link-ui', to: 'link-ui' },
  { from: 'src/platform/first-view/renderer.cjs', to: 'first-view-renderer.cjs' },
];

/**
 * These packages stay where npm installed them: native code, and large packages that are read on first use.
 * Everything else is bundled, because reading a thousand small files takes longer than the rest of the api's start.
 */
const LEFT =
  /^(libsql|css-tree|@node-rs\/argon2|plaid|openai|pdfmake|pg|nodemailer|piscina|@simplewebauthn\/server|@zxcvbn-ts\/[a-z-]+)(\/|$)/;

/**
 * Dependencies import these modules by name, but the api never uses them. They are another way of serving folders,
 * the compilers that Fastify does not need (`api/src/platform/valibot.ts`), and the validator of serializers for
 * schemas with a choice, which no answer has (a test makes each serializer without it). Reading and running them
 * took an eighth of the start.
 */
const UNUSED = {
  glob: false,
  ajv$: false,
  'ajv-formats$': false,
  'fast-uri': false,
  '@fastify/ajv-compiler': false,
  '@fastify/fast-json-stringify-compiler': false,
};

/** Functions and their names stay, so that a stack trace is readable. */
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

export function serverConfig({ folder = API_DIR, optimization = WITHOUT_SPACE } = {}) {
  return {
    name: 'api',
    mode: 'production',
    target: 'node20',
    context: join(ROOT, 'api'),
    // The map is only for people who read a stack trace. Reading it at run time would cost Node 13 MB and a third
    // of its start.
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
    // The product's own files are read next to the bundle, where the plugin below copies them.
    module: { rules: [swc(false)], parser: { javascript: { url: false, importMeta: false } } },
    plugins: [new rspack.CopyRspackPlugin({ patterns: SERVER_FILES })],
    node: { __dirname: false, __filename: false },
    optimization,
  };
}
