import { spread } from '@halyard/shared-contracts/testing/thorough';
import { expect, type Page } from '@playwright/test';
import { arriveAt, follow, main } from '../support/page';
import { openTerms, PATIENCE_MS, suiteWorld } from '../support/remotes/suite-world';
import { test, thoroughTest } from '../support/remotes/world-test';

const { world, open, stillShell, isRequested } = suiteWorld();

const degraded = (page: Page) =>
  expect(
    main(page).getByText('Terms of Service is not available right now. The rest of Halyard works.'),
  ).toBeVisible();
const tryAgain = (page: Page) => main(page).getByRole('button', { name: 'Try Again' }).click();

/** Follows a link without reloading the page. */
const openHelp = (page: Page) => page.locator('header a[href="/help"]').click();

const nothingForeignRan = async (page: Page) =>
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false);

const html = { kind: 'answer', type: 'text/html', body: '<h1>no</h1>' } as const;
const json = { kind: 'answer', type: 'application/json', body: '{"error":"gone"}' } as const;
const DOWN = { ...html, status: 500 } as const;
const SILENT = { kind: 'hang' } as const;

const ENTRY = /1\.1\.0\/remoteEntry/;
const ENTRIES = /mfe-legal\/.*remoteEntry/;
/** The shell gives up waiting within this time. */
const SLOW_MS = 10_000;
const EXPOSED = /1\.1\.0\/common\.\w+\.js/;
const SCREEN = /1\.1\.0\/terms\./;
const STYLE = /1\.1\.0\/.*\.css/;

/** Opens the terms while the entries of these versions do not answer. */
async function openSilent(versions: RegExp): Promise<Page> {
  world.proxy.fault(versions, SILENT);
  const page = await stillShell();
  await openTerms(page);
  await isRequested(ENTRY);
  return page;
}

const FAULTS = [
  ['entry', 'answers 500', ENTRY, DOWN],
  ['entry', 'answers with a page', ENTRY, { ...html, status: 200 }],
  ['entry', 'answers 404 in JSON', ENTRY, { ...json, status: 404 }],
  ['entry', 'breaks the connection', ENTRY, { kind: 'reset' } as const],
  ['entry', 'never answers', ENTRY, SILENT],
  ['exposed module', 'answers 500', EXPOSED, DOWN],
  ['screen', 'answers 500', SCREEN, DOWN],
  ['screen', 'never answers', SCREEN, SILENT],
  ['style sheet', 'answers 500', STYLE, DOWN],
] as const;

for (const [what, how, path, fault] of spread(FAULTS, 1)) {
  thoroughTest(
    `when a host that gets a request for the ${what} of a version ${how}, the user sees the previous version`,
    async () => {
      world.proxy.fault(path, fault);
      const page = await open();
      await arriveAt(page, 'Terms 1.0.0');
    },
  );
}

const FILES = [
  ['entry', ENTRY],
  ['exposed module', EXPOSED],
  ['screen', SCREEN],
  ['style sheet', STYLE],
] as const;

for (const [what, path] of spread(FILES, 1)) {
  test(`a changed ${what} does not run, and the user sees the previous version`, async () => {
    const pwn = (body: string) => `window.__pwned = true;${body}`;
    world.proxy.fault(path, { kind: 'edit', edit: pwn });
    const page = await open();
    await arriveAt(page, 'Terms 1.0.0');
    await nothingForeignRan(page);
  });
}

thoroughTest('a changed entry that the page did not preload does not run either', async () => {
  world.proxy.fault(ENTRY, { kind: 'edit', edit: (body) => `window.__pwned = true;${body}` });
  const page = await open('/help-that-is-not-there');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }).click();
  await arriveAt(page, 'Terms 1.0.0');
  await nothingForeignRan(page);
});

thoroughTest('a changed chunk that is loaded later does not run either', async () => {
  world.proxy.fault(/\/help\./, { kind: 'edit', edit: (body) => `window.__pwned = true;${body}` });
  const page = await open();
  await arriveAt(page, 'Terms 1.1.0');
  await openHelp(page);
  await expect(main(page).getByText('Help & Support is not available right now.')).toBeVisible();
  await nothingForeignRan(page);
});

thoroughTest(
  'a slow version is shown when it arrives, and no other version is requested',
  async () => {
    const page = await openSilent(ENTRY);
    await page.clock.runFor(PATIENCE_MS - 100);
    world.proxy.release();
    await arriveAt(page, 'Terms 1.1.0');
    expect(world.proxy.requested().filter((path) => path.includes('/1.0.0/'))).toEqual([]);
  },
);

thoroughTest(
  'the shell keeps waiting for versions that are slow on a busy device or a weak network',
  async () => {
    const page = await openSilent(ENTRIES);
    await page.clock.runFor(SLOW_MS);
    await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
    world.proxy.release();
    await expect(main(page).getByRole('heading', { level: 1, name: /^Terms 1/ })).toBeVisible();
  },
);

thoroughTest('a version that arrives too late does not replace the shown one', async () => {
  const page = await openSilent(ENTRY);
  await page.clock.runFor(PATIENCE_MS);
  await arriveAt(page, 'Terms 1.0.0');
  world.proxy.release();
  await page.waitForFunction(() => 'mfe_legal__1_1_0' in window);
  await arriveAt(page, 'Terms 1.0.0');
});

thoroughTest(
  'when all versions hang, the screen says that loading takes long, then that it failed',
  async () => {
    const page = await openSilent(ENTRIES);
    await page.clock.runFor(SLOW_MS);
    await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
    await page.clock.runFor(SLOW_MS);
    await degraded(page);
    world.proxy.heal();
    await page.clock.resume();
    await tryAgain(page);
    await arriveAt(page, 'Terms 1.1.0');
  },
);

thoroughTest(
  'when the host stops while the page is open, only files that were not loaded yet are missing',
  async () => {
    const page = await open();
    await arriveAt(page, 'Terms 1.1.0');
    world.proxy.fault(/\/remotes\/mfe-legal\//, { kind: 'reset' });
    await openHelp(page);
    await expect(main(page).getByText('Help & Support is not available right now.')).toBeVisible();
    await follow(page, 'Accounts');
    await arriveAt(page, 'Accounts');
    await page.goBack();
    world.proxy.heal();
    await tryAgain(page);
    await arriveAt(page, 'Help 1.1.0');
  },
);
