import { THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import type { Page } from '@playwright/test';
import { accessibilityProblems, horizontalOverflow } from './accessibility';
import { DESKTOP, PHONE, resize } from './browser';

/** How a user sees a screen. */
interface Look {
  /** Of the window, in px. */
  readonly width: number;
  readonly scheme?: 'light' | 'dark';
  readonly forcedColors?: boolean;
  /** Text of twice the size, as a browser's settings have it. */
  readonly largeText?: boolean;
}

const NARROW: Look = { width: 320 };
const LARGE: Look = { width: PHONE, largeText: true };
const FORCED: Look = { width: PHONE, forcedColors: true };

const EVERY: readonly Look[] = [
  ...[PHONE, DESKTOP].flatMap((width) =>
    (['light', 'dark'] as const).map((scheme) => ({ width, scheme })),
  ),
  NARROW,
  LARGE,
  FORCED,
];

async function lookAs(page: Page, look: Look): Promise<void> {
  const { width, scheme = 'light', forcedColors = false, largeText = false } = look;
  await resize(page, width);
  await page.emulateMedia({
    colorScheme: scheme,
    forcedColors: forcedColors ? 'active' : 'none',
  });
  await page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size;
    },
    largeText ? '200%' : '',
  );
}

async function faultsOf(
  page: Page,
  looks: readonly Look[],
  judged: readonly Look[],
): Promise<object[]> {
  const faults: object[] = [];
  for (const look of looks) {
    await lookAs(page, look);
    const overflow = await horizontalOverflow(page);
    const axe = judged.includes(look) ? await accessibilityProblems(page) : [];
    if (overflow > 0 || axe.length > 0) faults.push({ look, overflow, axe });
  }
  await lookAs(page, { width: PHONE });
  return faults;
}

/**
 * What is wrong with a screen full of figures, on a phone: what scrolls sideways, and what axe objects to. Axe judges
 * forced colors only, because the suites of the looks show it the others. The usual run looks where a screen is hardest
 * to bear, the thorough run everywhere.
 */
export const faultsOfFigures = (page: Page): Promise<object[]> =>
  THOROUGH ? faultsOf(page, EVERY, EVERY) : faultsOf(page, [NARROW, LARGE, FORCED], [FORCED]);

/** The same for a screen that has little to show. */
export const faultsOfState = (page: Page): Promise<object[]> =>
  THOROUGH ? faultsOf(page, EVERY, EVERY) : faultsOf(page, [LARGE], [LARGE]);

/** The same for a view that the kit draws for every screen alike. In the usual run axe judges it on some screens only. */
export const faultsOfCommonView = (page: Page, isJudged: boolean): Promise<object[]> =>
  THOROUGH ? faultsOf(page, EVERY, EVERY) : faultsOf(page, [LARGE], isJudged ? [LARGE] : []);
