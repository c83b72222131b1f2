import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { startTestProduct, type TestProduct } from '../setup/product.mjs';
import { visitsOf } from '../support/browser';
import { type CopiedRemote, copiedRemote } from '../support/remotes/copied-remote';
import { mfe, mfeDaysFromNow, run } from '../support/remotes/mfe';
import { arriveAt, main } from '../support/page';
import { sessionBegins } from '../support/remotes/session';
import { registryIn } from '../support/remotes/store';
import { thoroughTest } from '../support/thorough-test';

/*
 * One version after another, as a team releases it: built from changed sources, and taken through every channel by the
 * command line while somebody has the product open.
 */

const ROOT = join(import.meta.dirname, '../..');
const NEXT = 'mfe-legal@9.9.9';
const [BEFORE, AFTER] = ['Help & Support', 'Help, second edition'];

let product: TestProduct;
let copy: CopiedRemote;
let built = '';
test.beforeAll(async () => {
  copy = copiedRemote('mfe-legal');
  copy.edit('help/help-screen.tsx', 'title="Help & Support"', `title="${AFTER}"`);
  built = join(copy.folder, 'built');
  const args = ['mfe-legal', '9.9.9', built];
  const [started, { code, err }] = await Promise.all([
    startTestProduct(),
    run('e2e/setup/build-version.mjs', args, { cwd: copy.folder }),
  ]);
  product = started;
  if (code !== 0) throw new Error(err);
});
test.afterAll(async () => {
  copy.remove();
  await product.stop();
});

const isFolderOfPart = (path: string | Buffer): boolean => /^[^/]+(\/mfe-\w+)?$/.test(String(path));

const liveShellIn = (page: string) => /"shell":\{[^}]*\}/.exec(page)?.[0];

const visit = visitsOf(() => product.url);

async function command(...args: readonly string[]): Promise<string> {
  const { code, out, err } = await mfe([...args, '--store', product.store]);
  expect([code, err.replace(/^Checking.*\n/, '')]).toEqual([0, '']);
  return out;
}

/** Runs a command and waits until the open page has loaded the new registry. */
async function release(page: Page, ...args: readonly string[]): Promise<string> {
  const refreshed = page.waitForResponse((answer) =>
    answer.url().endsWith('/remotes/registry.json'),
  );
  const result = await command(...args, '--reason', 'a test');
  await refreshed;
  return result;
}

async function revisit(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }).click();
  await arriveAt(page, 'Terms of Service');
  await page.locator('header a[href="/help"]').click();
}

/** Opens a screen of the remote and waits until the page listens to changes. */
async function listening(noise: 'none' | 'anything' = 'none'): Promise<Page> {
  const { page } = await visit({ noise });
  const begins = sessionBegins(page);
  await page.goto('/help');
  await arriveAt(page, BEFORE);
  await begins;
  return page;
}

thoroughTest(
  'a version is published, tried, promoted, and rolled back while a page is open',
  async () => {
    const page = await listening();
    expect(await release(page, 'publish', 'legal', '--from', built)).toContain(
      'Nobody gets it yet.',
    );
    await revisit(page);
    await arriveAt(page, BEFORE);

    expect(await command('can-i-deploy', NEXT)).toMatch(/^Yes: mfe-legal@9\.9\.9 runs/);
    const result = await release(page, 'canary', NEXT, '--permille', '1000');
    expect(result).toContain('1000 of 1000 browsers get mfe-legal@9.9.9');
    await arriveAt(page, BEFORE);
    await revisit(page);
    await arriveAt(page, AFTER);

    expect(await release(page, 'promote', 'legal')).toContain('Everybody gets mfe-legal@9.9.9');
    await page.reload();
    await arriveAt(page, AFTER);

    expect(await release(page, 'rollback', 'legal')).toMatch(/Everybody gets mfe-legal@\S+ again/);
    await arriveAt(page, AFTER);
    await revisit(page);
    await arriveAt(page, BEFORE);

    expect(await command('verify')).toContain('5 versions and the registry are as they were');
    const log = await command('audit', '--last', '4');
    const words = [...log.matchAll(/: (\w+) mfe-legal@/g)].map(([, word]) => word);
    expect(words).toEqual(['publish', 'canary', 'promote', 'rollback']);
  },
);

thoroughTest('a remote is switched off and on while its screen is open', async () => {
  const page = await listening('anything');
  expect(await release(page, 'kill', 'legal')).toContain('mfe-legal is out of use');
  await expect(main(page).getByText('Help & Support is not available right now.')).toBeVisible();
  await release(page, 'revive', 'legal');
  await main(page).getByRole('button', { name: 'Try Again' }).click();
  await arriveAt(page, BEFORE);
});

thoroughTest(
  'a start after a rollback and a kill serves the same versions, and names what it left unchanged',
  async () => {
    await command('promote', NEXT, '--reason', 'a test');
    await command('rollback', 'legal', '--reason', 'a test');
    await command('kill', 'money', '--reason', 'a test');
    const served = () => {
      const { remotes, shell } = registryIn(product.store);
      return [
        shell,
        Object.entries(remotes).map(([name, { killed, channels }]) => [name, killed, channels]),
      ];
    };
    const before = served();
    // The store uses another version than this checkout has. A start must keep it.
    await command('promote', NEXT, '--reason', 'a test');
    const { out } = await run('e2e/setup/restart.mjs', [product.store]);
    expect(out).toMatch(/^mfe-legal@9\.9\.9 stays; this checkout has 0\.1\.0-\w{8}\.$/m);
    expect(registryIn(product.store).remotes['mfe-legal']?.channels.stable).toBe('9.9.9');
    await command('rollback', 'legal', '--reason', 'a test');
    await run('e2e/setup/restart.mjs', [product.store]);
    expect(served()).toEqual(before);
    await command('revive', 'money', '--reason', 'a test');
  },
);

thoroughTest('no browser accepts an expired registry until it is signed again', async () => {
  const { page: before, context } = await visit({ noise: 'anything' });
  await before.goto('/help');
  await arriveAt(before, BEFORE);

  // The signature is a month and a day old, as in a store whose servers have had no key since then.
  const aside = ['--reason', 'a test', '--store', product.store];
  expect(await mfeDaysFromNow(-31, ['revive', 'legal', ...aside])).toMatchObject({ code: 0 });
  expect(await command('status')).toContain('It has expired: no browser takes it.');
  const verdict = await mfe(['verify', '--store', product.store]);
  expect(verdict).toMatchObject({ code: 1, out: 'The registry is refused: expired.\n' });

  const { page: stranger } = await visit({ noise: 'anything' });
  await stranger.goto('/help');
  await expect(
    main(stranger).getByText('Help & Support is not available right now.'),
  ).toBeVisible();
  const known = await context.newPage();
  await known.goto('/help');
  await expect(known.getByText('Using saved configuration.')).toBeVisible();
  await arriveAt(known, BEFORE);
  await revisit(before);
  await arriveAt(before, BEFORE);

  expect(await command('renew')).toMatch(/^Signed the registry again with k1/);
  expect(await command('status')).not.toContain('expired');
  await main(stranger).getByRole('button', { name: 'Try Again' }).click();
  await arriveAt(stranger, BEFORE);
  await known.reload();
  await arriveAt(known, BEFORE);
  await expect(known.getByText('Using saved configuration.')).toHaveCount(0);
});

thoroughTest(
  'pages trust a new key and the key of another store, and the shell stays unchanged',
  async () => {
    const before = liveShellIn(await (await fetch(product.url)).text());
    const other = `${'A'.repeat(43)}=`;
    const keys = async (...args: readonly string[]) =>
      mfe(['keys', ...args, '--store', product.store]);
    expect((await keys('new')).out).toContain('Made k2.');
    expect((await keys('trust', 'staging', other)).out).toContain('believe staging, too.');
    expect((await keys('trust', 'staging', other)).err).toContain(
      'There is a key "staging" already.',
    );
    expect((await keys('trust', 'bad', 'no key')).err).toContain('Type it like this');
    expect((await keys('sign-with', 'k2')).code).toBe(0);
    const page = await (await fetch(product.url)).text();
    const [, listed = ''] = /id="halyard-keys">([^<]*)</.exec(page) ?? [];
    expect(Object.keys(JSON.parse(listed))).toEqual(['k1', 'k2', 'staging']);
    expect(liveShellIn(page)).toEqual(before);
    const { page: open } = await visit();
    await open.goto('/help');
    await arriveAt(open, BEFORE);
    expect(await command('status')).toContain('signed with k2');
    await keys('sign-with', 'k1');
  },
);

thoroughTest(
  'publishing a remote builds only that remote, even if another one is broken, and leaves the live shell unchanged',
  async () => {
    const other = join(copy.folder, 'mfe-planning');
    mkdirSync(join(other, 'src'), { recursive: true });
    writeFileSync(join(other, 'remote.config.json'), '{ "name": ');
    writeFileSync(join(other, 'src/routes.tsx'), 'export const remote = (;');
    const build = join(copy.folder, '.build');
    mkdirSync(build);
    symlinkSync(join(ROOT, '.build/api'), join(build, 'api'));
    const before = await (await fetch(product.url)).text();
    const args = ['publish', 'legal', '--reason', 'a test', '--store', product.store];
    const { out } = await run('scripts/mfe.mjs', args, { cwd: copy.folder });
    expect(out).toMatch(/^Building mfe-legal\nPublished mfe-legal@0\.1\.0-\w{8} /);
    expect(readdirSync(join(build, 'web'), { recursive: true }).filter(isFolderOfPart)).toEqual([
      'remotes',
      'remotes/mfe-legal',
    ]);
    expect(liveShellIn(await (await fetch(product.url)).text())).toEqual(liveShellIn(before));
  },
);
