import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The result of these rules depends on colors, so on the theme. All other rules do not depend on it. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly {
    readonly target: readonly unknown[];
    readonly failureSummary?: string;
  }[];
}

/** Waits until colors have finished their transition to another theme. */
const settled = (page: Page) => page.waitForFunction(() => document.getAnimations().length === 0);

async function analyse(page: Page, options: object): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (how): Promise<Violation[]> => {
    const { axe } = window as unknown as {
      axe: { run(context: Document, options: object): Promise<{ violations: Violation[] }> };
    };
    return (await axe.run(document, { ...how, resultTypes: ['violations'] })).violations;
  }, options);
  return violations.map(
    ({ id, impact, nodes }) =>
      `${id} (${impact}): ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`).join('; ')}`,
  );
}

/** Returns everything that axe objects to on the page, as text. */
export const accessibilityProblems = (page: Page): Promise<string[]> => analyse(page, {});

/** Returns what axe objects to in the colors of the page. */
export const colourProblems = (page: Page): Promise<string[]> =>
  analyse(page, { runOnly: COLOUR_RULES });

/**
 * Returns how far the page scrolls sideways, in pixels. The layout may need a moment after a resize, so the
 * function waits up to two seconds for the final value.
 */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const reach = () => {
      const top = window.scrollY;
      window.scrollTo({ left: 10_000, top, behavior: 'instant' });
      const reached = window.scrollX;
      window.scrollTo({ left: 0, top, behavior: 'instant' });
      return reached;
    };
    const until = performance.now() + 2000;
    while (reach() > 0 && performance.now() < until) await new Promise(requestAnimationFrame);
    return reach();
  });
}
