import { expect, type Page } from '@playwright/test';
import {
  NO_QUARANTINE,
  type Registry,
  resolveRemote,
  SHELL_CONTRACT,
} from '@halyard/shared-contracts/remote/registry';
import { arriveAt, main } from '../support/page';
import { registryIn } from '../support/remotes/store';
import { suiteWorld, TERMS } from '../support/remotes/suite-world';
import { test, thoroughTest } from '../support/remotes/world-test';
import { atRest } from '../support/rest';

/* Which version a browser gets, and that it gets the same one everywhere. */

const { world, visit } = suiteWorld();

/** Publishes 1.1.0 as a canary and returns the registry with it. */
function canary(permille: number): Registry {
  world.channels({
    stable: '1.0.0',
    previous: null,
    canary: { version: '1.1.0', permille, salt: 's' },
  });
  return registryIn(world.product.store);
}

const isDrawn = (registry: Registry, anonId: string): boolean =>
  resolveRemote(registry, 'mfe-legal', {
    override: null,
    quarantine: NO_QUARANTINE,
    anonId,
    contract: SHELL_CONTRACT,
  }).candidates[0]?.source === 'canary';

const IDS = Array.from({ length: 100 }, (_, index) => `browser-${index}`);

thoroughTest(
  'a canary reaches the selected browsers, and still all of them when it grows',
  async () => {
    const [large, small] = [canary(750), canary(250)];
    const drawn = (id: string) => `${isDrawn(small, id)} ${isDrawn(large, id)}`;
    const ids = ['true true', 'false true', 'false false'].map((each) =>
      IDS.find((id) => drawn(id) === each),
    );
    const pages: Page[] = [];
    for (const id of ids) {
      const { page } = await visit({ noise: 'anything' });
      await page.addInitScript(
        ([key = '', value = '']) => localStorage.setItem(key, value),
        ['halyard.remotes.browser', id ?? ''],
      );
      pages.push(page);
    }
    const shown = async (...versions: readonly string[]) => {
      for (const [index, page] of pages.entries()) {
        await page.goto(TERMS);
        await arriveAt(page, `Terms ${versions[index]}`);
      }
    };
    await shown('1.1.0', '1.0.0', '1.0.0');
    canary(750);
    await shown('1.1.0', '1.1.0', '1.0.0');
  },
);

thoroughTest('a browser that was selected for a canary keeps it at the next visit', async () => {
  canary(500);
  const { page, context } = await visit({ noise: 'anything' });
  await page.goto(TERMS);
  const heading = main(page).getByRole('heading', { level: 1 });
  const first = await heading.innerText();
  expect(['Terms 1.0.0', 'Terms 1.1.0']).toContain(first);
  const next = await context.newPage();
  await next.goto(TERMS);
  await arriveAt(next, first);
});

thoroughTest('a deployed remote on its own page uses the same files as in the shell', async () => {
  const filesOf = async (path: string) => {
    const { page } = await visit({ noise: 'anything' });
    world.proxy.heal();
    await page.goto(path);
    await arriveAt(page, 'Terms 1.1.0');
    await atRest(page);
    return new Set(
      world.proxy.requested().filter((each) => each.startsWith('/remotes/mfe-legal/')),
    );
  };
  const inShell = await filesOf(TERMS);
  expect(inShell.size).toBeGreaterThan(3);
  expect(await filesOf(`/standalone/mfe-legal${TERMS}`)).toEqual(inShell);
});

test('a link with an address instead of a version loads nothing from there', async () => {
  const { page } = await visit({ noise: 'anything' });
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(world.proxy.url) && !request.url().startsWith('data:'))
      elsewhere.push(request.url());
  });
  await page.goto(`${TERMS}?mfe=legal@https://elsewhere.example/remoteEntry.js`);
  await expect(
    main(page).getByText(/https:\/\/elsewhere\.example\/remoteEntry\.js is not in the registry/),
  ).toBeVisible();
  expect(elsewhere).toEqual([]);
});
