import { spread } from '@halyard/shared-contracts/testing/thorough';
import { expect, type Page, test } from '@playwright/test';
import { visitsOf } from '../support/browser';
import { DECLARED_SCREENS } from '../support/declared-screens';
import { main } from '../support/page';
import { atRest } from '../support/rest';
import { thoroughTest } from '../support/thorough-test';

declare global {
  interface Window {
    halyardFirstReads?: Map<string, Promise<Response>>;
  }
}

const visit = visitsOf();

/** Records the API paths that a page requests, with their queries. */
function watchReads(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.endsWith('/events'))
      asked.push(pathname + search);
  });
  return asked;
}

/** Returns the reads that the page lists for its path. */
const named = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tag = document.querySelector<HTMLMetaElement>('meta[name="halyard-reads"]');
    return tag ? tag.content.split(' ') : [];
  });

const SCREENS_WITH_READS = DECLARED_SCREENS.filter(({ reads = [] }) => reads.length > 0).map(
  ({ path }) => path,
);

/** All tests use one page and open one path after the other. */
let lasting: Page;
let requested: string[];
test.beforeAll(async () => {
  ({ page: lasting } = await visit({ lasts: true }));
  requested = watchReads(lasting);
});

for (const path of spread(SCREENS_WITH_READS, 2)) {
  test(`the reads that ${path} names are the ones its screen makes, and each is sent once`, async () => {
    requested.length = 0;
    await lasting.goto(path);
    await expect(main(lasting).getByRole('heading', { level: 1 })).toBeVisible();
    await atRest(lasting);
    const reads = await named(lasting);
    expect(reads).not.toEqual([]);
    const isAlone = path !== '/';
    expect(requested.filter((read) => reads.includes(read)).length).toBe(
      isAlone ? reads.length : 0,
    );
    expect(requested.some((read) => read.startsWith('/api/first-view?'))).toBe(!isAlone);
    expect(requested.filter((read, at) => requested.indexOf(read) !== at)).toEqual([]);
    // A read that stays in this map was not needed by the screen.
    expect(await lasting.evaluate(() => [...(window.halyardFirstReads?.keys() ?? [])])).toEqual([]);
  });
}

test('reads begin before the first script has arrived', async () => {
  const { page } = await visit({ noise: 'anything' });
  const asked = watchReads(page);
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/budget', { waitUntil: 'commit' });
  await page.waitForResponse(/finance\/budget/);
  expect(asked).toContain('/api/finance/accounts?userId=demo_user');
});

test('a visitor whom the gate redirects requests no figures and no file of a remote', async () => {
  const { page } = await visit({ onboarded: false });
  const asked = watchReads(page);
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForURL('**/welcome');
  await atRest(page);
  expect(asked.filter((read) => read.startsWith('/api/finance'))).toEqual([]);
  expect(files.filter((file) => file.startsWith('/remotes/') && file.endsWith('.js'))).toEqual([]);
  expect(files.filter((file) => file.startsWith('/assets/welcome.'))).toHaveLength(2);
});

thoroughTest(
  'a pointer that rests on a link starts the reads of its screen once, before the press',
  async () => {
    const { page } = await visit();
    await page.goto('/');
    await atRest(page);
    const asked = watchReads(page);
    const answered = page.waitForResponse(/finance\/budget/);
    await page.getByRole('link', { name: 'Budget', exact: true }).first().hover();
    await answered;
    expect(new URL(page.url()).pathname).toBe('/');
    await page.getByRole('link', { name: 'Budget', exact: true }).first().click();
    await expect(main(page).getByRole('heading', { level: 1, name: 'Budget' })).toBeVisible();
    await atRest(page);
    expect(asked.filter((path) => path.includes('budget'))).toHaveLength(1);
  },
);

test('the scripts that a page starts with are compiled beside their download', async () => {
  const { page } = await visit();
  const text = async (path: string) => (await page.request.get(path)).text();
  await page.goto('/');
  const tags = [...(await text('/')).matchAll(/ data-app [^>]*(?:src|href)="([^"]+)"/g)];
  const scripts = await Promise.all(tags.map(([, path = '']) => text(path)));
  const hint = '//# allFunctionsCalledOnLoad';
  expect(scripts.map((script) => script.split('\n', 1)[0])).toEqual([hint, hint]);
});
