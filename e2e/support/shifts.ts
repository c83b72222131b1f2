import type { Page } from '@playwright/test';

/** Script for the start of every document: it adds up how far the layout moved without the user's doing. */
export function watchShifts(): void {
  const shifts = { sum: 0 };
  Object.assign(window, { layoutShifts: shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as unknown as {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) shifts.sum += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How far the layout of this document has moved, as the browser scores it. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { layoutShifts: { sum: number } }).layoutShifts.sum);
