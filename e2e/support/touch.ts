import type { Locator } from '@playwright/test';

const LEAST_PX = 44;

/** Controls below this element that a finger would miss: narrower or lower than 44 px. */
export const smallTargets = (below: Locator): Promise<string[]> =>
  below.evaluate((root, least) => {
    const controls = [...root.querySelectorAll<HTMLElement>('a[href], button, summary')];
    return controls
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return Math.round(width) < least || Math.round(height) < least;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  }, LEAST_PX);
