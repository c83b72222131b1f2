import { source } from 'axe-core';
import type { Page } from 'playwright-core';

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly {
    readonly target: readonly unknown[];
    readonly failureSummary?: string;
  }[];
}

/** Colours that are on their way to another theme are no colours to judge. */
const settled = (page: Page) => page.waitForFunction(() => document.getAnimations().length === 0);

/** Everything axe objects to on the page, as text; empty when it objects to nothing. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await settled(page);
  await page.evaluate(source);
  const violations = await page.evaluate(async (): Promise<Violation[]> => {
    const { axe } = window as unknown as {
      axe: { run(context: Document): Promise<{ violations: Violation[] }> };
    };
    return (await axe.run(document)).violations;
  });
  return violations.map(
    ({ id, impact, nodes }) =>
      `${id} (${impact}): ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`).join('; ')}`,
  );
}

/**
 * How far the page can be scrolled sideways, in pixels. After a change of the window the layout may need a moment:
 * what is asked is where it comes to rest, within two seconds.
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
