import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startTestProduct, type TestProduct } from '../setup/product.mjs';
import { mfe as runMfe } from '../support/remotes/mfe';
import { changeRegistry } from '../support/remotes/store';
import { thoroughTest } from '../support/thorough-test';

const TOKEN = 'a-token-that-is-long-enough-to-be-one';

let product: TestProduct;
let folder = '';
test.beforeAll(async () => {
  product = await startTestProduct({ settings: () => ({ MFE_ADMIN_TOKEN: TOKEN }) });
  folder = mkdtempSync(join(tmpdir(), 'halyard-mfe-'));
});
test.afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command as a person types it, with the host's token in the environment. */
const mfe = (...args: readonly string[]) =>
  runMfe(args, { MFE_ADMIN_TOKEN: TOKEN, MFE_WHO: 'mara' });

/** Returns the version of a remote that the product published. */
const published = (remote: string) => {
  const [version = ''] = readdirSync(join(product.store, 'artifacts', remote));
  return { version, folder: join(product.store, 'artifacts', remote, version) };
};

const stable = async (): Promise<unknown> => {
  const answer = await fetch(`${product.url}/remotes/registry.json`);
  const { remotes } = await answer.json();
  return remotes['mfe-money'].channels.stable;
};

thoroughTest(
  'a command works over HTTP as in a folder, including refusals and the log',
  async () => {
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
    expect(log).toContain('operator, as "mara": kill mfe-money (a test)');
  },
);

thoroughTest(
  'a team locks and stops its own remote with its token, and no other remote',
  async () => {
    const host = ['--host', product.url, '--reason', 'a test'];
    expect(await mfe('team', 'add', 'team-money', '--remote', 'money', ...host)).toMatchObject({
      code: 0,
      out: expect.stringContaining('mfe-money belongs to team-money.'),
    });
    const made = await mfe('token', 'new', 'team-money', '--may', 'stable', ...host);
    const [token = ''] = made.out.split('\n');
    const team = (...args: readonly string[]) => runMfe([...args, ...host], { MFE_TOKEN: token });
    expect(await team('lock', 'money')).toMatchObject({ code: 0 });
    expect((await mfe('rollback', 'money', ...host)).err).toContain(
      'mfe-money stable is locked by',
    );
    expect(await team('unlock', 'money')).toMatchObject({ code: 0 });
    expect(await team('kill', 'legal')).toMatchObject({
      code: 1,
      err: expect.stringContaining('mfe-legal belongs to no team yet.'),
    });
    const { out } = await mfe('team', '--host', product.url);
    expect(out).toMatch(/^team-money\n {2}mfe-money\n {2}token [0-9a-f]{8}, may stable, until /);
    const number = /token ([0-9a-f]{8})/.exec(out)?.[1] ?? '';
    expect(await mfe('token', 'revoke', number, ...host)).toMatchObject({ code: 0 });
    expect((await team('lock', 'money')).err).toContain('does not take this token');
  },
);

thoroughTest(
  'in a folder, the built remote passes the check, and a changed file is named',
  async () => {
    const store = ['--store', product.store];
    expect(await mfe('verify', ...store)).toMatchObject({ code: 0, err: '' });
    const { version, folder: files } = published('mfe-legal');
    const entry = readdirSync(files).find((name) => /^remoteEntry\.\w+\.js$/.test(name)) ?? '';
    writeFileSync(join(files, entry), 'window.__pwned = true');
    const { code, out } = await mfe('verify', ...store);
    expect([code, out.trim()]).toEqual([
      1,
      `mfe-legal@${version}: ${entry} is not what was built.`,
    ]);
  },
);

const ANSWERED = [
  [['can-i-deploy', 'shell', '--contract', '2.0.0'], 1, 'would leave behind'],
  [['can-i-deploy', 'shell', '--contract', '1.9.0'], 0, 'Yes'],
  [['status'], 0, 'mfe-planning, of team-planning'],
  [['status'], 0, 'signed with k1, good until 20'],
  [['renew'], 0, 'The registry needs no new signature.'],
  [['keys'], 0, 'k1  signs'],
  [['--help'], 0, 'Exit codes'],
] as const;

for (const [args, code, text] of ANSWERED) {
  thoroughTest(`${JSON.stringify(args)} ends with ${code} and says "${text}"`, async () => {
    const result = await mfe(...args, ...(args[0] === '--help' ? [] : ['--store', product.store]));
    expect(result).toMatchObject({ code, out: expect.stringContaining(text), err: '' });
  });
}

thoroughTest(
  'a name of the shell is refused to a remote, and a name of a remote to the shell',
  async () => {
    const built = join(folder, 'claims');
    cpSync(published('mfe-money').folder, built, { recursive: true });
    rmSync(join(built, 'published.json'));
    const description = join(built, 'remote.json');
    const release = JSON.parse(readFileSync(description, 'utf8'));
    const [first, ...routes] = release.routes;
    release.routes = [{ ...first, path: '/settings' }, ...routes];
    writeFileSync(description, JSON.stringify({ ...release, version: '9.9.9' }));
    const publishing = await mfe(
      'publish',
      '--from',
      built,
      '--reason',
      'a test',
      '--store',
      product.store,
    );
    expect(publishing.code).toBe(1);
    expect(publishing.err.split('\n')).toContain('The shell owns the route /settings already.');

    const ask = async (store: string) => {
      const { code, out } = await mfe('can-i-deploy', 'shell', '--store', store);
      return [code, out.trim()];
    };
    expect(await ask(product.store)).toEqual([
      0,
      expect.stringContaining('Yes: every version in use'),
    ]);
    const taken = join(folder, 'taken');
    cpSync(product.store, taken, { recursive: true });
    changeRegistry(taken, (registry) => {
      const money = registry.remotes['mfe-money']!;
      money.versions[money.channels.stable]!.owns.css = 'shl';
      return registry;
    });
    const { version } = published('mfe-money');
    expect(await ask(taken)).toEqual([
      1,
      expect.stringContaining(
        `mfe-money@${version} (stable): It has the class prefix shl, which the shell claims.`,
      ),
    ]);
  },
);

const NOT_UNDERSTOOD = [
  [['frob'], 'There is no command "frob"'],
  [['promote'], 'Say it so: npm run mfe -- promote'],
  [['status', '--colour'], "Unknown option '--colour'"],
  [['status', 'of', 'money'], 'Say it so: npm run mfe -- status'],
  [['publish', 'money', 'legal'], 'Say it so: npm run mfe -- publish <remote>'],
  [['status', '--store', '/tmp', '--host', 'http://127.0.0.1:9'], 'Say --store or --host'],
] as const;

for (const [args, text] of NOT_UNDERSTOOD) {
  thoroughTest(`${JSON.stringify(args)} is unknown and exits with code 2`, async () => {
    expect(await mfe(...args)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining(text),
    });
  });
}

const REFUSED: readonly [args: string[], text: string][] = [
  [['promote', 'money'], '--reason is missing.'],
  [['publish', 'money'], '--reason is missing.'],
  [['publish', 'nothing', '--reason', 'a try'], 'There is no remote "nothing". Known: mfe-dash'],
  [['publish', 'money', '--from', '/nowhere', '--reason', 'a try'], 'There is no folder /nowhere.'],
  [
    ['publish', '--from', import.meta.filename, '--reason', 'a try'],
    `${import.meta.filename} holds no built remote`,
  ],
  [['keys', 'sign-with'], 'Say which key'],
  [['keys', '--host', 'http://127.0.0.1:9'], 'Keys never leave the machine that signs'],
  [['status', '--host', 'http://127.0.0.1:9'], 'cannot be reached'],
];

for (const [args, text] of REFUSED) {
  thoroughTest(`${JSON.stringify(args)} is refused and exits with code 1`, async () => {
    const result = await mfe(
      ...args,
      ...(args.includes('--host') ? [] : ['--store', product.store]),
    );
    expect(result).toMatchObject({ code: 1, out: '', err: expect.stringContaining(text) });
    expect(result.err).not.toContain('    at ');
  });
}

test.describe('an unsuitable folder is refused in a sentence:', () => {
  const promote = (store: string) => mfe('promote', 'money', '--reason', 'a try', '--store', store);

  thoroughTest('a store that is not there', async () => {
    const missing = join(folder, 'missing');
    const err = `There is no store ${missing}: "npm start" makes one, --store names another.\n`;
    expect(await promote(missing)).toEqual({ code: 1, out: '', err });
  });

  thoroughTest('a store on a disk that takes nothing more', async () => {
    // On Linux, a write to this file reports that the disk is full.
    const full = join(folder, 'full');
    cpSync(product.store, full, { recursive: true });
    rmSync(join(full, 'audit.jsonl'));
    symlinkSync('/dev/full', join(full, 'audit.jsonl'));
    const killing = await mfe('kill', 'money', '--reason', 'a try', '--store', full);
    const err = 'The disk is full: free some space and try again.\n';
    expect(killing).toEqual({ code: 1, out: '', err });
  });

  thoroughTest('the build of another remote', async () => {
    const { folder: files } = published('mfe-money');
    const args = ['publish', 'legal', '--from', files, '--reason', 'a try'];
    const result = await mfe(...args, '--store', product.store);
    expect(result).toMatchObject({ code: 1, err: `${files} holds mfe-money, not mfe-legal.\n` });
  });
});
