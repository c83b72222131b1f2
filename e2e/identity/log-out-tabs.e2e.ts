import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { PASSWORD, signUp } from '../support/household/account';
import { visitsOf } from '../support/browser';
import { financialData } from '../support/household/household';
import { main } from '../support/page';
import { thoroughTest } from '../support/thorough-test';

const visit = visitsOf();

const JAR = 'Jar behind the flour';

async function showJar(page: Page): Promise<void> {
  await page.goto('/accounts');
  await expect(main(page).getByText(JAR).first()).toBeVisible();
}

/** Returns a heap snapshot of the page after a garbage collection. */
async function memoryOf(context: BrowserContext, page: Page): Promise<string> {
  const cdp = await context.newCDPSession(page);
  const parts: string[] = [];
  cdp.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void parts.push(chunk));
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await cdp.detach();
  return parts.join('');
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/settings');
  await main(page).getByRole('button', { name: 'Log out' }).click();
}

test('logging out removes the figures from every open tab, its storage and its memory', async () => {
  const { page, context } = await visit();
  await financialData(context).account(JAR, 250);
  await signUp(context.request, 'ada.tabs@example.com');
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) {
    await showJar(other);
    await other.evaluate((text) => sessionStorage.setItem('halyard.insights', text), JAR);
  }
  const [first] = others as [Page, Page];
  expect(await memoryOf(context, first)).toContain(JAR);

  await logOut(page);
  for (const other of others) {
    await expect(other.getByText('Sample data').first()).toBeVisible();
    await expect(other.getByText(JAR)).toHaveCount(0);
    expect(await other.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(JAR);
  }
  await expect.poll(async () => (await memoryOf(context, first)).includes(JAR)).toBe(false);
});

thoroughTest(
  'logging in as somebody else removes the figures of the user before from every open tab',
  async () => {
    const bea = await visit();
    await signUp(bea.context.request, 'bea.tabs@example.com');
    const { page, context } = await visit();
    await financialData(context).account(JAR, 250);
    await signUp(context.request, 'cleo.tabs@example.com');
    const other = await context.newPage();
    await showJar(other);
    await page.goto('/log-in');
    await main(page).getByLabel('E-mail').fill('bea.tabs@example.com');
    await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    await main(page).getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(other.getByText(JAR)).toHaveCount(0);
    await expect(other.getByText('Sample data').first()).toBeVisible();
  },
);
