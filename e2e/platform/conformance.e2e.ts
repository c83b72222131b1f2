import { isDeepStrictEqual } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { parseRegistry } from '@halyard/shared-contracts/remote/registry';
import { spread } from '@halyard/shared-contracts/testing/thorough';
import { accessibilityProblems } from '../support/accessibility';
import { visitsOf } from '../support/browser';
import { sharedProductUrl } from '../support/environment';
import { arriveAt, main, moveTo } from '../support/page';
import { remoteNames } from '../support/declared-screens';
import { atRest } from '../support/rest';
import { countHoldings, holdings } from '../support/remotes/leaks';
import type { DataScreen } from '../support/screen';
import { DATA_SCREENS, screensOf } from '../support/screens';
import { thoroughTest } from '../support/thorough-test';

/*
 * The rules for every remote. The tests check the published files, both alone on a page and loaded as in production.
 */

const visit = visitsOf();

/** `npm run conformance -- money` checks only that remote. */
const ONE_REMOTE = process.env.CONFORMANCE_OF;
const REMOTES = ONE_REMOTE === undefined ? spread(remoteNames(), 1) : [ONE_REMOTE];

/** The usual run opens at most this many screens of a remote in a row. A check of a single remote opens all of them. */
const MOST_SCREENS = ONE_REMOTE === undefined ? 2 : Infinity;

/** Class names of the kit begin with this prefix, because the shell supplies the kit. */
const KIT_PREFIX = 'shl';

/** Returns the registry's entry for the stable version of a remote. */
const listedOf = async (remote: string) => {
  const answer = await fetch(`${sharedProductUrl()}/remotes/registry.json`);
  const { remotes } = parseRegistry(await answer.json());
  const found = remotes[remote];
  return found?.versions[found.channels.stable];
};

/** Opens a screen of the remote without reloading the page. An unknown path shows no screen. */
const go = (page: Page, remote: string, path: string, scenario = 'unlinked'): Promise<void> =>
  moveTo(page, `/standalone/${remote}${path}?scenario=${scenario}`);

const away = (page: Page) => expect(main(page).getByText(/^Choose a screen of/)).toBeVisible();

/** Opens a screen in a scenario. Returns `true` when its data appears and `false` when its error appears. */
async function shows(page: Page, screen: DataScreen, scenario: string): Promise<boolean> {
  const { remote, path, heading, loaded, empty = [] } = screen;
  await go(page, remote, path, scenario);
  // Home adds the name to its greeting when it knows one.
  await expect(main(page).getByRole('heading', { level: 1, name: heading }).first()).toBeVisible();
  const failed = main(page).getByText('Oops!');
  const words = [loaded, ...(scenario === 'empty' ? empty : [])];
  const all = words.map((text) => main(page).getByText(text));
  await expect(all.reduce((any, each) => any.or(each), failed).first()).toBeVisible();
  return (await failed.count()) === 0;
}

/** Returns, for each screen that reads data, whether it shows its data in a scenario. */
async function shownIn(
  page: Page,
  remote: string,
  scenario: string,
  most = MOST_SCREENS,
): Promise<boolean[]> {
  await page.goto(`/standalone/${remote}/nowhere?scenario=${scenario}`);
  await away(page);
  const shown: boolean[] = [];
  const waiting = DATA_SCREENS.filter((each) => each.remote === remote);
  for (const screen of spread(waiting, most)) {
    shown.push(await shows(page, screen, scenario));
  }
  return shown;
}

/** A leak adds something in each round. */
const MOST_ROUNDS = 5;

/** This page serves the tests that change nothing. */
let lasting: Page;
test.beforeAll(async () => {
  ({ page: lasting } = await visit({ lasts: true }));
  await countHoldings(lasting);
});

for (const remote of REMOTES) {
  test.describe(`${remote}, as it is deployed,`, () => {
    const screens = screensOf(remote);
    const waiting = DATA_SCREENS.filter((each) => each.remote === remote);

    test('brings the screens that the registry lists, and no other', async () => {
      await lasting.goto(`/standalone/${remote}/nowhere?scenario=unlinked`);
      await away(lasting);
      const links = lasting.getByRole('navigation', { name: remote }).getByRole('link');
      const listed = (await listedOf(remote))?.routes.map(({ path }) => path);
      expect(await links.allInnerTexts()).toEqual(listed);
      expect(listed?.toSorted()).toEqual(screens.map(({ path }) => path).toSorted());
    });

    test('leaves nothing behind on the page, however often its screens come and go', async () => {
      await lasting.goto(`/standalone/${remote}/nowhere?scenario=unlinked`);
      await away(lasting);
      const round = async () => {
        for (const { path, heading } of spread(screens, MOST_SCREENS)) {
          await go(lasting, remote, path);
          await arriveAt(lasting, heading);
        }
        await go(lasting, remote, '/nowhere');
        await away(lasting);
        await atRest(lasting);
        return holdings(lasting);
      };
      // A library may create its caches in one of the first rounds. For example, a chart measures its texts when it
      // is first drawn.
      const held = [await round(), await round()];
      while (!isDeepStrictEqual(held.at(-1), held.at(-2)) && held.length < MOST_ROUNDS) {
        held.push(await round());
      }
      expect(held.at(-1)).toEqual(held.at(-2));
    });

    test('makes only the calls that it declares, and uses only its own class prefix or the kit’s', async () => {
      const { page } = await visit({ noise: 'failed requests' });
      const calls = new Set<string>();
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) calls.add(pathname);
      });
      const listed = await listedOf(remote);
      const prefix = listed?.owns.css ?? '';
      await page.goto(`/standalone/${remote}/nowhere`);
      for (const { path, heading } of spread(screens, MOST_SCREENS)) {
        await moveTo(page, `/standalone/${remote}${path}`);
        await arriveAt(page, heading);
        await atRest(page);
        const foreign = await main(page).evaluate(
          (element, prefixes) =>
            [...element.querySelectorAll('[class]')]
              .flatMap(({ classList }) => [...classList])
              .filter(
                (name) =>
                  !prefixes.some((own) => name.startsWith(`${own}_`)) &&
                  !/^(lucide|sr-only|tabular)/.test(name),
              ),
          [prefix, KIT_PREFIX],
        );
        expect(foreign).toEqual([]);
      }
      const isDeclared = (path: string) => listed?.calls?.some((begin) => path.startsWith(begin));
      expect(calls.size > 0).toBe((listed?.calls?.length ?? 0) > 0);
      expect([...calls].filter((path) => !isDeclared(path))).toEqual([]);
    });

    thoroughTest('sends no request in a scenario, and is accessible there', async () => {
      const { page } = await visit({ noise: 'failed requests' });
      const calls: string[] = [];
      page.on('request', (request) => calls.push(new URL(request.url()).pathname));
      const [screen] = screens;
      await page.goto(`/standalone/${remote}${screen?.path}?scenario=unlinked`);
      await arriveAt(page, screen?.heading ?? '');
      await atRest(page);
      expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
      expect(await accessibilityProblems(page)).toEqual([]);
    });

    // The next test needs a screen that waits for answers.
    if (waiting.length === 0) return;

    thoroughTest('shows the right state in each scenario', async () => {
      for (const scenario of spread(['linked', 'unlinked', 'empty'], 1)) {
        expect(await shownIn(lasting, remote, scenario)).not.toContain(false);
      }
      expect(await shownIn(lasting, remote, 'error')).not.toContain(true);
      // Of two screens, both may show their data in this scenario.
      const partly = await shownIn(lasting, remote, 'partial', 2 * MOST_SCREENS);
      expect(partly).toContain(false);
      if (partly.length > 1) expect(partly).toContain(true);
    });

    thoroughTest('shows its loading text while the api is slow', async () => {
      const [screen] = waiting;
      await lasting.goto(`/standalone/${remote}${screen?.path}?scenario=slow`);
      await expect(main(lasting).getByText(screen?.loading ?? '')).toBeVisible();
    });
  });
}
