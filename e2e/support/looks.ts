import { accessibilityProblems, horizontalOverflow } from './accessibility';
import { DESKTOP, PHONE, resize, type Visitor } from './browser';
import { arriveAt, main } from './page';
import { type Remote, screensOf } from './screens';

/** Window widths in px: the two that are looked at closely, and those where a layout changes or ends. */
const WIDTHS = [320, PHONE, 767, 768, 1024, DESKTOP, 1680];
const LOOKED_AT = [DESKTOP, PHONE];

/** Holds every screen of a remote against every width, both themes and axe. */
export function describeLooks(remote: Remote, visit: Visitor): void {
  test.each(screensOf(remote))('$path arrives, fits and is accessible', async (screen) => {
    const { page } = await visit();
    await page.goto(screen.path);
    await arriveAt(page, screen.heading);
    if (screen.loaded) await main(page).getByText(screen.loaded).first().waitFor();
    await page.waitForLoadState('networkidle');
    for (const width of WIDTHS) {
      await resize(page, width);
      expect({ width, overflow: await horizontalOverflow(page) }).toEqual({ width, overflow: 0 });
    }
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of LOOKED_AT) {
        await resize(page, width);
        expect(await accessibilityProblems(page)).toEqual([]);
      }
    }
  });
}
