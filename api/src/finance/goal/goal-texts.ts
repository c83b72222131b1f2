import { goalOf } from '@halyard/shared-contracts/wire';

/** The lists say which texts are new, gone, or replaced. */
export interface TextEdits {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly (readonly [from: string, to: string])[];
}

const without = (texts: readonly string[], others: readonly string[]): string[] => {
  const rest = [...others];
  return texts.filter((text) => {
    const at = rest.indexOf(text);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
};

const nameOf = (text: string): string => goalOf(text).what.trim().toLowerCase();

/**
 * Compares two lists. A text of the same name is the same goal with another amount or day. If as many of the
 * remaining texts are gone as are new, they count as renamed in their order.
 */
export function textEdits(before: readonly string[], after: readonly string[]): TextEdits {
  const missing = without(before, after);
  const gone = [...missing];
  const fresh = without(after, before);
  const changed: [string, string][] = [];
  for (const from of missing) {
    const to = fresh.find((text) => nameOf(text) === nameOf(from));
    if (to === undefined) continue;
    changed.push([from, to]);
    gone.splice(gone.indexOf(from), 1);
    fresh.splice(fresh.indexOf(to), 1);
  }
  if (gone.length !== fresh.length) return { added: fresh, removed: gone, changed };
  return {
    added: [],
    removed: [],
    changed: [...changed, ...gone.map((from, at) => [from, fresh[at]!] as const)],
  };
}
