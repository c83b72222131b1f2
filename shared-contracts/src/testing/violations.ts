import { THOROUGH } from './thorough';

/** jsdom computes no colors, and the landmarks belong to the shell. */
const WITHOUT_LAYOUT = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/**
 * Returns the rules of axe that a screen breaks. In the usual run only the browser tests ask axe, because they show the
 * same screens with colors and sizes.
 */
export async function violationsIn(shown: Element): Promise<readonly (string | undefined)[][]> {
  if (!THOROUGH) return [];
  const { run } = await import('axe-core');
  const { violations } = await run(shown, { rules: WITHOUT_LAYOUT });
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
}
