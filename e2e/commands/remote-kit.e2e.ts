import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import { expect, type Page, test } from '@playwright/test';
import { parseRegistry } from '@halyard/shared-contracts/remote/registry';
import { freePort } from '../../scripts/run/port.mjs';
import { startTestProduct, type TestProduct } from '../setup/product.mjs';
import { visitsOf } from '../support/browser';
import { mfe } from '../support/remotes/mfe';
import {
  type OutsidePlace,
  type OutsideRemote,
  outsidePlace,
} from '../support/remotes/outside-remote';
import { arriveAt, follow, main } from '../support/page';
import { thoroughTest } from '../support/thorough-test';

/*
 * A team outside this repository, with the packed kit alone: it makes a remote, shows it inside a running product,
 * checks it, publishes it on staging, gives it to some and then to all, and delivers the same bytes to production.
 */

const OPERATOR = 'a-token-that-is-long-enough-to-be-one';
const SCREEN = 'src/overview/overview-screen.tsx';

let staging: TestProduct;
let production: TestProduct;
let place: OutsidePlace;
let coffee: OutsideRemote;
let dev: ReturnType<OutsideRemote['dev']> | undefined;
let [token, productionToken, port] = ['', '', 0];

/** This list collects all lines that the commands of this journey printed. */
const printed: string[] = [];

const asOperator = async (product: TestProduct, ...args: readonly string[]) => {
  const result = await mfe([...args, '--host', product.url, '--reason', 'a test'], {
    MFE_ADMIN_TOKEN: OPERATOR,
  });
  expect(result).toMatchObject({ code: 0 });
  printed.push(result.out);
  return result.out;
};

/** Adds a new team as the operator and returns the token of the team. */
async function welcome(product: TestProduct): Promise<string> {
  await asOperator(product, 'team', 'add', 'team-coffee', '--remote', 'mfe-coffee');
  const out = await asOperator(product, 'token', 'new', 'team-coffee', '--may', 'stable');
  return out.split('\n')[0] ?? '';
}

test.beforeAll(async () => {
  const settings = () => ({ MFE_ADMIN_TOKEN: OPERATOR });
  [staging, production, place] = await Promise.all([
    startTestProduct({ settings }),
    startTestProduct({ settings }),
    outsidePlace(),
  ]);
  const created = await place.create(['coffee']);
  expect(created).toMatchObject({ code: 0 });
  printed.push(created.out);
  coffee = await place.remote('mfe-coffee');
  port = await freePort();
  coffee.edit('remote.config.json', '"port": 4310', `"port": ${port}`);
  [token, productionToken] = await Promise.all([welcome(staging), welcome(production)]);
});
test.afterAll(async () => {
  await dev?.stop();
  await Promise.all([staging?.stop(), production?.stop()]);
  place?.remove();
});

const visit = visitsOf(() => staging.url);

const registryOf = async ({ url }: TestProduct) =>
  parseRegistry(await (await fetch(`${url}/remotes/registry.json`)).json());

const coffeeOf = async (product: TestProduct) => (await registryOf(product)).remotes['mfe-coffee'];

/** Runs a command of the team on staging and returns its output. */
async function team(...args: readonly string[]): Promise<string> {
  const result = await coffee.run([...args, '--host', staging.url, '--reason', 'a test'], {
    MFE_TOKEN: token,
  });
  expect([result.code, result.err]).toEqual([0, '']);
  printed.push(result.out);
  return result.out;
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

thoroughTest(
  'a developer sees unpublished sources inside the shell, and nobody else does',
  async () => {
    dev = coffee.dev(['--against', staging.url], { MFE_TOKEN: token });
    const line = await dev.said(/^Your sources .+$/m);
    printed.push(line);
    const link = line.split(' ').at(-1) ?? '';
    const { page } = await visit({ noise: 'anything' });
    await page.goto(link);
    await expect(page.getByText(`Its code comes from http://127.0.0.1:${port}`)).toBeVisible();
    await page.getByRole('button', { name: 'Try it' }).click();
    await arriveAt(page, 'Coffee');
    await expect(page.getByText('You are looking at mfe-coffee@0.0.0-dev.')).toBeVisible();

    coffee.edit(SCREEN, 'title="Coffee"', 'title="Coffee, edited"');
    await arriveAt(page, 'Coffee, edited');
    coffee.edit(SCREEN, 'title="Coffee, edited"', 'title="Coffee"');
    await arriveAt(page, 'Coffee');

    const { page: other } = await visit();
    await other.goto('/accounts');
    await arriveAt(other, 'Accounts');
    await expect(menu(other).getByRole('link', { name: 'Coffee' })).toHaveCount(0);
    expect(await coffeeOf(staging)).toBeUndefined();

    await dev.stop();
    await page.goto('/accounts');
    await arriveAt(page, 'Accounts');
    await expect(menu(page).getByRole('link', { name: 'Coffee' })).toHaveCount(0);
  },
);

thoroughTest('without Halyard, the remote and its stories run on their own page', async () => {
  dev = coffee.dev([]);
  const address = await dev.said(/is ready for work: (http\S+)/);
  const { page } = await visit({ noise: 'anything' });
  await page.goto(address);
  await arriveAt(page, 'Coffee');
  await page.goto(new URL('/stories/empty?scenario=linked', address).href);
  await expect(page.getByText('No accounts yet')).toBeVisible();
  await dev.stop();
});

// Covers P3-G1-2.
test('a fifth remote appears in the menu, in search, and while it loads, and the shell stays as it is', async () => {
  const { page } = await visit();
  await page.goto('/accounts');
  await arriveAt(page, 'Accounts');
  const shell = (await registryOf(staging)).shell;

  const { code, out, err } = await coffee.run(['check', '--host', staging.url]);
  expect([code, err.includes('10 passed')]).toEqual([0, true]);
  expect(out).toMatch(/mfe-coffee@0\.1\.0-\w{8} can be published\./);
  printed.push(out);
  expect(await team('publish')).toContain('It is the first version, so everybody gets it.');

  expect((await registryOf(staging)).shell).toEqual(shell);
  await page.reload();
  await follow(page, 'Coffee');
  await arriveAt(page, 'Coffee');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('coffee');
  await expect(page.getByRole('option', { name: 'Coffee', exact: true })).toBeVisible();

  const { page: slow } = await visit();
  await slow.route(/mfe-coffee\/.*overview/, () => new Promise(() => undefined));
  await slow.goto('/coffee');
  await expect(main(slow).getByText('Loading coffee...')).toBeVisible();
});

// Covers P3-G1-1.
test('the entry of the new remote is as small as those of this repository', async () => {
  const entryIn = (folder: string) => {
    const name = readdirSync(folder).find((file) => /^remoteEntry\.\w+\.js$/.test(file)) ?? '';
    return statSync(join(folder, name)).size;
  };
  const artifacts = join(staging.store, 'artifacts');
  const sizes = readdirSync(artifacts).map((name) => {
    const [version = ''] = readdirSync(join(artifacts, name));
    return [name, entryIn(join(artifacts, name, version))] as const;
  });
  const ofRemote = Object.fromEntries(sizes);
  const inside = sizes.filter(([name]) => name !== 'mfe-coffee').map(([, size]) => size);
  expect(ofRemote['mfe-coffee']).toBeLessThan(1.05 * Math.min(...inside));
});

// Covers P3-G1-1, P3-G1-5, P3-G1-6.
test('a second version goes to some users, then to all, and production gets the same bytes', async () => {
  coffee.edit(SCREEN, 'title="Coffee"', 'title="Coffee, second"');
  const out = await team('publish');
  const version = /mfe-coffee@(\S+)/.exec(out)?.[1] ?? '';
  expect(out).toContain('Nobody gets it yet.');

  // On a busy machine, the browser may warn that a preloaded file is not used in time.
  const { page: tester } = await visit({ noise: 'anything' });
  await tester.goto(`/remotes/try/mfe-coffee/${version}`);
  await tester.getByRole('button', { name: 'Try it' }).click();
  await arriveAt(tester, 'Coffee, second');

  const { page } = await visit({ noise: 'anything' });
  await page.goto('/coffee');
  await arriveAt(page, 'Coffee');
  await team('canary', version, '--permille', '100');
  expect(await team('canary', version, '--permille', '1000')).toContain('1000 of 1000 browsers');
  await page.reload();
  await arriveAt(page, 'Coffee, second');
  expect(await team('promote')).toContain(`Everybody gets mfe-coffee@${version}`);

  const args = ['deliver', version, '--host', staging.url, '--to', production.url];
  const delivered = await coffee.run([...args, '--reason', 'a test'], {
    MFE_TOKEN_TO: productionToken,
  });
  expect([delivered.code, delivered.err]).toEqual([0, '']);
  const [here, there] = [await coffeeOf(staging), await coffeeOf(production)];
  expect(there?.channels.stable).toBe(version);
  expect(there?.versions[version]?.files).toEqual(here?.versions[version]?.files);
});

/** Numbers, addresses, and secrets differ in each run. */
const withoutNumbers = (line: string): string =>
  line
    .trim()
    .replaceAll(/-[0-9a-f]{8}\b/g, '-HASH')
    .replaceAll(/registry \d+/g, 'registry N')
    .replaceAll(/127\.0\.0\.1:\d+/g, 'HOST')
    .replaceAll(/hat_[\w-]+…?/g, 'TOKEN')
    .replaceAll(/\/dev\/(…|[\w-]+)/g, '/dev/KEY')
    .replaceAll(/\d{4}-\d\d-\d\d/g, 'DAY');

// Covers P3-G1-7.
test('the outputs that the documentation shows are those of the commands', async () => {
  await team('rollback');
  const text = readFileSync(join(import.meta.dirname, '../../docs/remotes.md'), 'utf8');
  const withoutFiles = text.replaceAll(/^```\w+$.*?^```$/gms, '');
  const upTo = withoutFiles.slice(0, withoutFiles.indexOf('### Understand a refusal'));
  const shown = [...upTo.matchAll(/^ {4}(\S.*)$/gm)].map(([, line = '']) => withoutNumbers(line));
  const real = new Set(printed.flatMap((result) => result.split('\n')).map(withoutNumbers));
  expect(shown.length).toBeGreaterThan(10);
  // The usual run leaves out the test that starts the server of a developer.
  const said = shown.filter((line) => THOROUGH || !line.startsWith('Your sources'));
  expect(said.filter((line) => !real.has(line))).toEqual([]);
});

thoroughTest(
  'a contract without a file and a contract newer than the shell each cause one sentence',
  async () => {
    const shared = join(coffee.folder, 'node_modules/@halyard/shared-contracts/dist/shared.json');
    const text = readFileSync(shared, 'utf8');
    const args = ['publish', '--host', staging.url, '--reason', 'a test'];
    rmSync(shared);
    expect(await coffee.run(args, { MFE_TOKEN: token })).toMatchObject({
      code: 1,
      err: '@halyard/shared-contracts is not installed here: run npm install.\n',
    });
    writeFileSync(shared, text.replace(/"contract": "[\d.]+"/, '"contract": "9.0.0"'));
    expect(await coffee.run(args, { MFE_TOKEN: token })).toMatchObject({
      code: 1,
      err: expect.stringContaining('It needs a shell of contract ^9.0.0'),
    });
    writeFileSync(shared, text.replace(/"contract": "[\d.]+"/, '"contract": "1.3.0"'));
    expect(await coffee.run(args, { MFE_TOKEN: token })).toMatchObject({ code: 0 });
    writeFileSync(shared, text);
  },
);

thoroughTest('the team cannot publish into the remote of another team', async () => {
  coffee.edit('remote.config.json', '"name": "mfe-coffee"', '"name": "mfe-money"');
  coffee.edit('src/routes.tsx', "'mfe-coffee'", "'mfe-money'");
  const args = ['publish', '--host', staging.url, '--reason', 'a test'];
  const result = await coffee.run(args, { MFE_TOKEN: token });
  expect(result).toMatchObject({ code: 1, err: expect.stringContaining('mfe-money belongs to') });
});
