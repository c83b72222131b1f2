import type { Figure } from '@halyard/shared-contracts/wire';
import { factHref } from './fact-href';
import type { Said } from './said';

/** What is printed, where, and the rows it opens. */
export function figures({ spans }: Said): Figure[] {
  return spans.map(({ at, text, fact }) => ({ at, text, href: factHref(fact.query) }));
}
