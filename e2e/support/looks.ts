import { THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import { expect, type Page, test } from '@playwright/test';
import { accessibilityProblems, colourProblems, horizontalOverflow } from './accessibility';
import { DESKTOP, PHONE, resize, type Visitor } from './browser';
import { arriveAt, comeTo, main } from './page';
import { atRest } from './rest';
import type { Screen } from './screen';
import { screensOf } from './screens';

/** These are window widths in px: a phone, a desktop, and the widths at which a layout changes or ends. */
const WIDTHS = [320, PHONE, 767, 768, 1024, DESKTOP, 1680];

/**
 * Returns what axe checks at each width. In the usual run, all rules run once per screen: in the light theme in the
 * narrowest window or in the dark theme on a desktop, in turn. In the thorough run, all rules run at every width. The
 * rules about colors run in each theme, because only they depend on it.
 */
function looksOf(at: number): Readonly<Record<number, Looks>> {
  if (!THOROUGH)
    return at % 2 === 0
      ? { 320: { light: accessibilityProblems } }
      : { 320: {}, [DESKTOP]: { dark: accessibilityProblems } };
  return {
    ...Object.fromEntries(
      WIDTHS.map((width) => [width, { light: accessibilityProblems, dark: colourProblems }]),
    ),
    [DESKTOP]: { dark: accessibilityProblems, light: colourProblems },
  };
}

type Looks = Readonly<Partial<Record<'light' | 'dark', typeof accessibilityProblems>>>;

async function lookClosely(page: Page, { light, dark }: Looks): Promise<object> {
  const problems = { light: (await light?.(page)) ?? [], dark: [] as string[] };
  if (!dark) return problems;
  await page.emulateMedia({ colorScheme: 'dark' });
  problems.dark = await dark(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return problems;
}

/** Opens a screen in the open page, which has already loaded its scripts and axe. */
async function open(page: Page, { path, heading, loaded }: Screen): Promise<void> {
  await comeTo(page, path);
  await arriveAt(page, heading);
  if (loaded) await expect(main(page).getByText(loaded).first()).toBeVisible();
  await atRest(page);
}

/** Checks every screen of a remote at every width, in both themes, and with axe. */
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
      for (const width of Object.keys(all).map(Number)) {
        await resize(page, width);
        await atRest(page);
        expect({ width, overflow: await horizontalOverflow(page) }).toEqual({ width, overflow: 0 });
        const problems = await lookClosely(page, all[width]!);
        expect({ width, problems }).toEqual({ width, problems: { light: [], dark: [] } });
      }
    });
  }
}
