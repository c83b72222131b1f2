import type { Page } from '@playwright/test';

/** Runs at the start of every document and adds up how far the layout moves without input of the user. */
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

/** Returns how far the layout of this document has moved, in the browser's score. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { layoutShifts: { sum: number } }).layoutShifts.sum);
