import type { Locator } from '@playwright/test';

const LEAST_PX = 44;

/**
 * Returns the controls below this element that a finger would miss, because they react in less than 44 px of width
 * or height. Links inside a sentence share the space between its lines.
 */
export const smallTargets = (below: Locator): Promise<string[]> =>
  below.evaluate((root, least) => {
    const belongsTo = (control: HTMLElement, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      const sentence = control.closest('p');
      return (
        hit !== null &&
        (control.contains(hit) ||
          !!control.closest('label')?.contains(hit) ||
          (sentence !== null && hit.closest('p a')?.closest('p') === sentence))
      );
    };
    const reach = (control: HTMLElement, x: number, y: number, dx: number, dy: number): number => {
      let far = 0;
      while (far < least && belongsTo(control, x + dx * (far + 1), y + dy * (far + 1))) far += 1;
      return far;
    };
    const isSmall = (control: HTMLElement): boolean => {
      const { width, height } = control.getBoundingClientRect();
      if (Math.round(width) >= least && Math.round(height) >= least) return false;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const [box] = control.getClientRects();
      if (!box) return false;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const wide = reach(control, x, y, -1, 0) + reach(control, x, y, 1, 0) + 1;
      const high = reach(control, x, y, 0, -1) + reach(control, x, y, 0, 1) + 1;
      return wide < least || high < least;
    };
    // A snapping row would move a control out of view again.
    for (const snapping of root.querySelectorAll<HTMLElement>('ul, div')) {
      snapping.style.scrollSnapType = 'none';
    }
    const controls = [...root.querySelectorAll<HTMLElement>('a[href], button, summary')];
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter(isSmall)
      .map(({ outerHTML }) => outerHTML.slice(0, 160));
  }, LEAST_PX);
