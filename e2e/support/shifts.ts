import type { Page } from '@playwright/test';

interface Shifts {
  /** The sum of the shifts that the browser does not excuse. */
  sum: number;
  /** The sum of all shifts. The browser excuses those within half a second of an input, however slow it is. */
  all: number;
}

/** Runs at the start of every document and adds up how far the layout moves. */
export function watchShifts(): void {
  const shifts: Shifts = { sum: 0, all: 0 };
  Object.assign(window, { layoutShifts: shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as unknown as {
        value: number;
        hadRecentInput: boolean;
      };
      shifts.all += value;
      if (!hadRecentInput) shifts.sum += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftsOf = (page: Page): Promise<Shifts> =>
  page.evaluate(() => (window as unknown as { layoutShifts: Shifts }).layoutShifts);

/** Returns how far the layout of this document has moved without input of the user, in the browser's score. */
export const layoutShift = async (page: Page): Promise<number> => (await shiftsOf(page)).sum;

/** Returns how far the layout of this document has moved, also right after an input. */
export const layoutShiftWithInput = async (page: Page): Promise<number> =>
  (await shiftsOf(page)).all;
