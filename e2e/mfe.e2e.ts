import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestProduct, type TestProduct } from './setup/product.mjs';

const ROOT = join(__dirname, '..');
const TOKEN = 'a-token-that-is-long-enough-to-be-one';

let product: TestProduct;
let folder = '';
beforeAll(async () => {
  product = await startTestProduct({ settings: () => ({ MFE_ADMIN_TOKEN: TOKEN }) });
  folder = mkdtempSync(join(tmpdir(), 'halyard-mfe-'));
});
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The command line as a person types it, with the host's token in the environment. */
function mfe(...args: readonly string[]): Promise<Said> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, 'scripts/mfe.mjs'), ...args], {
      cwd: ROOT,
      env: { ...process.env, MFE_ADMIN_TOKEN: TOKEN, MFE_WHO: 'mara' },
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (err += chunk));
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

/** The version that the product published of a remote. */
const published = (remote: string) => {
  const [version = ''] = readdirSync(join(product.store, 'artifacts', remote));
  return { version, folder: join(product.store, 'artifacts', remote, version) };
};

const stable = async (): Promise<unknown> => {
  const answer = await fetch(`${product.url}/remotes/registry.json`);
  const { remotes } = await answer.json();
  return remotes['mfe-money'].channels.stable;
};

test('over HTTP a command works as in a folder, refusals and the log as well', async () => {
  const { version, folder: files } = published('mfe-money');
  const built = join(folder, 'next');
  cpSync(files, built, { recursive: true });
  rmSync(join(built, 'published.json'));
  const host = ['--host', product.url, '--reason', 'a test'];
  const again = await mfe('publish', '--from', built, ...host);
  expect([again.code, again.err]).toEqual([1, expect.stringContaining('is published already')]);
  expect((await mfe('promote', `money@${version}`, ...host)).err).toContain('Everybody has');
  const killed = await mfe('kill', 'money', ...host);
  expect(killed).toMatchObject({ code: 0, out: expect.stringContaining('is out of use') });
  expect((await mfe('revive', 'money', ...host)).code).toBe(0);
  expect(await stable()).toBe(version);
  const log = (await mfe('audit', '--host', product.url)).out;
  expect(log).toContain('mara (over HTTP): kill mfe-money (a test)');
});

test('in a folder the built remote is whole, and a file that somebody changed is named', async () => {
  const store = ['--store', product.store];
  expect(await mfe('verify', ...store)).toMatchObject({ code: 0, err: '' });
  const { version, folder: files } = published('mfe-legal');
  const entry = readdirSync(files).find((name) => /^remoteEntry\.\w+\.js$/.test(name)) ?? '';
  writeFileSync(join(files, entry), 'window.__pwned = true');
  const { code, out } = await mfe('verify', ...store);
  expect([code, out.trim()]).toEqual([1, `mfe-legal@${version}: ${entry} is not what was built.`]);
});

test.each([
  [['can-i-deploy', 'shell', '--contract', '2.0.0'], 1, 'would leave behind'],
  [['can-i-deploy', 'shell', '--contract', '1.9.0'], 0, 'Yes'],
  [['status'], 0, 'mfe-planning, of team-planning'],
  [['keys'], 0, 'k1  signs'],
  [['--help'], 0, 'Exit codes'],
])('%j ends with %i and says "%s"', async (args, code, text) => {
  const said = await mfe(...args, ...(args[0] === '--help' ? [] : ['--store', product.store]));
  expect(said).toMatchObject({ code, out: expect.stringContaining(text), err: '' });
});

test.each([
  [['frob'], 'There is no command "frob"'],
  [['promote'], 'Say it so: npm run mfe -- promote'],
  [['status', '--colour'], "Unknown option '--colour'"],
])('%j is not understood, which is exit code 2', async (args, text) => {
  expect(await mfe(...args)).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining(text),
  });
});

test.each([
  [['promote', 'money'], '--reason is missing.'],
  [['publish', 'money', '--from', '/nowhere', '--reason', 'a try'], 'There is no folder /nowhere.'],
  [['status', '--host', 'http://127.0.0.1:9'], 'cannot be reached'],
])('%j is refused, which is exit code 1', async (args, text) => {
  const said = await mfe(...args, ...(args.includes('--host') ? [] : ['--store', product.store]));
  expect(said).toMatchObject({ code: 1, out: '', err: expect.stringContaining(text) });
});
