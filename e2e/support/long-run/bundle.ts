import rspack from '@rspack/core';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Builds one script for a page from the same source files that Node runs. */
export async function longRunScript(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'halyard-long-run-'));
  const compiler = rspack({
    mode: 'production',
    target: 'web',
    entry: join(import.meta.dirname, 'in-page.ts'),
    output: { path: folder, filename: 'long-run.js' },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript', tsx: false }, target: 'es2023' } },
          type: 'javascript/auto',
        },
      ],
    },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem =
        error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (problem ? reject(problem) : resolve()));
    });
  });
  const script = await readFile(join(folder, 'long-run.js'), 'utf8');
  await rm(folder, { recursive: true });
  return script;
}
