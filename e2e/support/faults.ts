import { THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import type { Page } from '@playwright/test';
import { accessibilityProblems, horizontalOverflow } from './accessibility';
import { DESKTOP, PHONE, resize } from './browser';

/** A `Look` describes how a user views a screen. */
interface Look {
  /** The width of the window is in px. */
  readonly width: number;
  readonly scheme?: 'light' | 'dark';
  readonly forcedColors?: boolean;
  /** `true` doubles the text size, as a browser setting does. */
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
 * Returns the problems of a screen full of figures on a phone: sideways scrolling and what axe objects to. Axe
 * checks forced colors only, because the suites of the looks cover the other themes. The usual run checks the most
 * difficult looks, and the thorough run checks all of them.
 */
export const faultsOfFigures = (page: Page): Promise<object[]> =>
  THOROUGH ? faultsOf(page, EVERY, EVERY) : faultsOf(page, [NARROW, LARGE, FORCED], [FORCED]);

/** Returns the same problems for a screen with little content. */
export const faultsOfState = (page: Page): Promise<object[]> =>
  THOROUGH ? faultsOf(page, EVERY, EVERY) : faultsOf(page, [LARGE], [LARGE]);

/**
 * Returns the same problems for a view that the kit draws for all screens. In the usual run, axe checks it on some
 * screens only.
 */
export const faultsOfCommonView = (page: Page, isJudged: boolean): Promise<object[]> =>
  THOROUGH ? faultsOf(page, EVERY, EVERY) : faultsOf(page, [LARGE], isJudged ? [LARGE] : []);
