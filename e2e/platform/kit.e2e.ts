import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { startTestProduct, type TestProduct } from '../setup/product.mjs';
import { visitsOf } from '../support/browser';
import { type CopiedRemote, copiedRemote } from '../support/remotes/copied-remote';
import { mfe, run } from '../support/remotes/mfe';
import { arriveAt, main } from '../support/page';
import { thoroughTest } from '../support/thorough-test';

/*
 * The kit comes with the shell. Versions that were built before it did bring their own, and run as they always have.
 */

const OLDER = 'mfe-legal@8.8.8';

/** These rows of the table of shared modules did not exist before contract 1.3.0. */
const NEW_ROWS = /^ *(library\('valibot'|library\(ICON|own\('ui').*\n/gm;

let product: TestProduct;
let copy: CopiedRemote;
test.beforeAll(async () => {
  copy = copiedRemote('mfe-legal');
  const table = join(copy.folder, 'scripts/rspack/shared.mjs');
  const text = readFileSync(table, 'utf8');
  if (text.match(NEW_ROWS)?.length !== 3) throw new Error(`${table} has other rows`);
  writeFileSync(table, text.replaceAll(NEW_ROWS, ''));
  const built = join(copy.folder, 'built');
  const args = ['mfe-legal', '8.8.8', built];
  const [started, { code, err }] = await Promise.all([
    startTestProduct(),
    run('e2e/setup/build-version.mjs', args, { cwd: copy.folder }),
  ]);
  product = started;
  if (code !== 0) throw new Error(err);
  const from = ['publish', 'legal', '--from', built, '--store', product.store];
  const published = await mfe([...from, '--reason', 'a test']);
  if (published.code !== 0) throw new Error(published.err);
});
test.afterAll(async () => {
  copy.remove();
  await product.stop();
});

const visit = visitsOf(() => product.url);

/** Returns which package owns the class of a screen's first card, and how the card looks. */
async function cardOf(page: Page): Promise<{ owner: string; look: readonly string[] }> {
  await arriveAt(page, 'Terms of Service');
  const card = main(page).locator('[class*="_card_"]').first();
  const [name, ...look] = await card.evaluate((element) => {
    const { backgroundColor, borderRadius, boxShadow, padding } = getComputedStyle(element);
    return [element.className, backgroundColor, borderRadius, boxShadow, padding];
  });
  return { owner: name?.split('_')[0] ?? '', look };
}

thoroughTest(
  'a version with its own kit runs beside the shell’s kit, and looks the same',
  async () => {
    const { page } = await visit();
    await page.goto('/terms-of-service');
    const shared = await cardOf(page);
    await page.goto(`/terms-of-service?mfe=${OLDER}`);
    const own = await cardOf(page);
    expect([shared.owner, own.owner]).toEqual(['shl', 'lega']);
    expect(shared.look[1]).not.toBe('0px');
    expect(own.look).toEqual(shared.look);
  },
);

thoroughTest('a version requires the kit in the version of its contract', async () => {
  const answer = await fetch(`${product.url}/remotes/registry.json`);
  const { remotes } = await answer.json();
  const { channels, versions } = remotes['mfe-legal'];
  const folder = join(product.store, 'artifacts/mfe-legal', channels.stable);
  const { shared } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  expect(shared).toMatchObject({
    '@halyard/shared-contracts/ui': versions[channels.stable].contract.requires,
  });
});
