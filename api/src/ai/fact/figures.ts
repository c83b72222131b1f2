import type { Figure } from '@halyard/shared-contracts/wire';
import { factHref } from './fact-href';
import type { FiguredText } from './figured-text';

/** Returns the text, the place, and the link of each figure. */
export function figures({ spans }: FiguredText): Figure[] {
  return spans.map(({ at, text, fact }) => ({ at, text, href: factHref(fact.query) }));
}
