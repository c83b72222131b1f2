import type { Page } from 'playwright-core';
import { parseRegistry } from '@halyard/shared-contracts/remote/registry';
import { accessibilityProblems } from './support/accessibility';
import { visitsOf } from './support/browser';
import { sharedProductUrl } from './support/environment';
import { arriveAt, main } from './support/page';
import { countHoldings, holdings } from './support/remotes/leaks';
import { screensOf } from './support/screens';

/*
 * What every remote has to keep to, whoever builds it: held against the published files, alone on their page and
 * loaded as production loads them.
 */

const visit = visitsOf();

/** What of the api each remote may call; the shell's session and its registry are for all. */
const CALLS = {
  'mfe-dashboard': /^\/api\/(finance|plaid|ai|auth|data)\//,
  'mfe-money': /^\/api\/(finance|plaid)\//,
  'mfe-planning': /^\/api\/(finance|plaid)\//,
  'mfe-legal': /^\/api\/(privacy-policy|privacy|knowledge)/,
} as const;

const REMOTES = ['mfe-dashboard', 'mfe-money', 'mfe-planning', 'mfe-legal'] as const;

const pathsOf = async (remote: string) => {
  const answer = await fetch(`${sharedProductUrl()}/remotes/registry.json`);
  const { remotes } = parseRegistry(await answer.json());
  const found = remotes[remote];
  return found?.versions[found.channels.stable];
};

/** Goes to a screen of the remote, or to none, as a person does. */
async function go(page: Page, remote: string, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/standalone/${remote}${path}?scenario=unlinked`);
}

const away = (page: Page) =>
  main(page)
    .getByText(/^Choose a screen of/)
    .waitFor();

describe.each(REMOTES)('%s, as it is deployed,', (remote) => {
  const screens = screensOf(remote);

  test('brings the screens that the registry lists, and no other', async () => {
    const { page } = await visit();
    await page.goto(`/standalone/${remote}/nowhere?scenario=unlinked`);
    await away(page);
    const links = page.getByRole('navigation', { name: remote }).getByRole('link');
    const listed = (await pathsOf(remote))?.routes.map(({ path }) => path);
    expect(await links.allInnerTexts()).toEqual(listed);
    expect(listed?.toSorted()).toEqual(screens.map(({ path }) => path).toSorted());
  });

  test('leaves nothing behind on the page, however often its screens come and go', async () => {
    const { page } = await visit({ noise: 'failed requests' });
    await countHoldings(page);
    await page.goto(`/standalone/${remote}/nowhere?scenario=unlinked`);
    const round = async () => {
      for (const { path, heading } of screens) {
        await go(page, remote, path);
        await arriveAt(page, heading);
      }
      await go(page, remote, '/nowhere');
      await away(page);
      return holdings(page);
    };
    // What a library keeps once for all, it may make in the first rounds.
    await round();
    const before = await round();
    expect(await round()).toEqual(before);
  });

  test('calls what it says it calls, and names its classes after itself', async () => {
    const { page } = await visit({ noise: 'failed requests' });
    const calls = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.add(pathname);
    });
    const prefix = (await pathsOf(remote))?.owns.css ?? '';
    for (const { path, heading } of screens) {
      await page.goto(`/standalone/${remote}${path}`);
      await arriveAt(page, heading);
      const foreign = await main(page).evaluate(
        (element, own) =>
          [...element.querySelectorAll('[class]')]
            .flatMap(({ classList }) => [...classList])
            .filter(
              (name) => !name.startsWith(`${own}_`) && !/^(lucide|sr-only|tabular)/.test(name),
            ),
        prefix,
      );
      expect(foreign).toEqual([]);
    }
    expect([...calls].filter((path) => !CALLS[remote].test(path))).toEqual([]);
  });

  test('asks nobody in a scenario, and is accessible there', async () => {
    const { page } = await visit({ noise: 'failed requests' });
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const [screen] = screens;
    await page.goto(`/standalone/${remote}${screen?.path}?scenario=unlinked`);
    await arriveAt(page, screen?.heading ?? '');
    expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
