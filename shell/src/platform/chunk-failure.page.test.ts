import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');

/** Builds two lines of code, one of them in its own chunk, with the loading settings of the product's builds. */
const PROGRAM = `
  import { createRequire } from 'node:module';
  import { remoteConfig } from '${join(ROOT, 'scripts/rspack/remote-config.mjs')}';
  import { shellConfig } from '${join(ROOT, 'scripts/rspack/shell-config.mjs')}';
  const { rspack } = createRequire('${join(ROOT, 'package.json')}')('@rspack/core');
  const [, folder] = process.argv;
  const { target, output } = shellConfig({ keys: {} });
  const { chunkLoadTimeout } = output;
  if (remoteConfig('money').output.chunkLoadTimeout !== chunkLoadTimeout) throw new Error('two timeouts');
  const compiler = rspack({
    mode: 'production', target, context: folder, entry: './main.js', devtool: false,
    output: { path: folder, filename: 'built.js', chunkFilename: 'chunk.js', publicPath: '/', chunkLoadTimeout },
  });
  compiler.run((error, stats) => {
    if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
    compiler.close(() => process.exit(0));
  });
`;

let built = '';
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-chunk-'));
  writeFileSync(join(folder, 'main.js'), `globalThis.loadChunk = () => ${'import'}('./lazy.js');`);
  writeFileSync(join(folder, 'lazy.js'), 'export const answer = 42;');
  execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM, folder], { cwd: ROOT });
  built = readFileSync(join(folder, 'built.js'), 'utf8');
  rmSync(folder, { recursive: true });
}, 60_000);

declare global {
  var loadChunk: () => Promise<unknown>;
}

interface Loading {
  /** It resolves to the error after the chunk has failed. */
  readonly failure: Promise<Error>;
  readonly hasFailed: () => boolean;
  readonly script: () => Element;
}

function load(): Loading {
  window.eval(built);
  let failed = false;
  const failure = globalThis.loadChunk().then(
    () => new Error('the chunk came'),
    (error: Error) => {
      failed = true;
      return error;
    },
  );
  return {
    failure,
    hasFailed: () => failed,
    script: () => document.querySelector('script[src$="/chunk.js"]')!,
  };
}

/** Waits as many turns as a rejection may take to arrive. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

describe('a script chunk', () => {
  // Covers P1-8-21.
  it.each([
    ['error', 'error'],
    ['load', 'missing'],
  ])('whose script ends in %s fails with the type %s', async (event, type) => {
    const { failure, script } = load();
    script().dispatchEvent(new Event(event));
    expect(await failure).toMatchObject({ name: 'ChunkLoadError', type });
    expect((await failure).message).toMatch(
      new RegExp(`^Loading chunk \\S+ failed\\.\\n\\(${type}: `),
    );
  });

  // Covers P1-7-18, P1-8-21, P1-9-4.
  it('that does not arrive fails with the type timeout after 120000 ms, and not before', async () => {
    jest.useFakeTimers();
    const { failure, hasFailed } = load();
    jest.advanceTimersByTime(119_999);
    await settle();
    expect(hasFailed()).toBe(false);
    jest.advanceTimersByTime(1);
    expect((await failure).message).toMatch(/^Loading chunk \S+ failed\.\n\(timeout: /);
  });
});
