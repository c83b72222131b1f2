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

/** Everything axe objects to on the page, as text; empty when it objects to nothing. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
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

/** How far the page can be scrolled sideways, in pixels. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
