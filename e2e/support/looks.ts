import { THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import { expect, type Page, test } from '@playwright/test';
import { accessibilityProblems, colourProblems, horizontalOverflow } from './accessibility';
import { DESKTOP, PHONE, resize, type Visitor } from './browser';
import { arriveAt, comeTo, main } from './page';
import { atRest } from './rest';
import type { Screen } from './screen';
import { screensOf } from './screens';

/** Window widths in px: the two that are looked at closely, and those where a layout changes or ends. */
const WIDTHS = THOROUGH ? [320, PHONE, 767, 768, 1024, DESKTOP, 1680] : [320, PHONE, 768, DESKTOP];

/**
 * What axe checks, by width. In the usual run all rules run once on each screen: on one in the light on a phone, on the
 * next one in the dark on a desktop. In the thorough run, all rules run at every width, and the rules about colors run
 * in each theme, because only they depend on the theme.
 */
function looksOf(at: number): Readonly<Record<number, Looks>> {
  if (!THOROUGH)
    return at % 2 === 0
      ? { [PHONE]: { light: accessibilityProblems, dark: nothing } }
      : { [DESKTOP]: { dark: accessibilityProblems, light: nothing } };
  return {
    ...Object.fromEntries(
      WIDTHS.map((width) => [width, { light: accessibilityProblems, dark: colourProblems }]),
    ),
    [DESKTOP]: { dark: accessibilityProblems, light: colourProblems },
  };
}

const nothing = async (): Promise<string[]> => [];

type Looks = Readonly<Record<'light' | 'dark', typeof accessibilityProblems>>;

async function lookClosely(page: Page, { light, dark }: Looks): Promise<object> {
  const problems = { light: await light(page), dark: [] as string[] };
  await page.emulateMedia({ colorScheme: 'dark' });
  problems.dark = await dark(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return problems;
}

/**
 * A screen that waits for answers is opened by its address where its states are looked at; here it comes into the open
 * page, which has read its scripts and axe already.
 */
async function open(page: Page, { path, heading, loaded }: Screen): Promise<void> {
  await (loaded ? comeTo(page, path) : page.goto(path));
  await arriveAt(page, heading);
  if (loaded) await expect(main(page).getByText(loaded).first()).toBeVisible();
  await atRest(page);
}

/** Holds every screen of a remote against every width, both themes and axe. */
export function describeLooks(remote: string, visit: Visitor): void {
  let page: Page;
  test.beforeAll(async () => {
    ({ page } = await visit({ lasts: true }));
  });

  for (const [at, screen] of screensOf(remote).entries()) {
    const all = looksOf(at);
    // Covers P1-2.2-2.
    test(`${screen.path} arrives, fits and is accessible`, async () => {
      await open(page, screen);
      for (const width of WIDTHS) {
        await resize(page, width);
        await atRest(page);
        expect({ width, overflow: await horizontalOverflow(page) }).toEqual({ width, overflow: 0 });
        const looks = all[width];
        if (looks) {
          const problems = await lookClosely(page, looks);
          expect({ width, problems }).toEqual({ width, problems: { light: [], dark: [] } });
        }
      }
    });
  }
}
