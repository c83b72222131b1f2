import type { Query } from '@halyard/shared-contracts/wire';
import type { FoundName } from './find-names';
import { take, type Tokens } from './tokens';

const LEAVES_OUT = new Set(['without', 'except', 'excluding', 'minus']);
/** Words that may stand between 'except' and a name. */
const BETWEEN = new Set(['for', 'my', 'the', 'any', 'all']);

/** The place of the word that leaves a name out; -1 where none does. */
function leavingOut({ words }: Tokens, at: number): number {
  let before = at - 1;
  while (BETWEEN.has(words[before] ?? '')) before -= 1;
  return LEAVES_OUT.has(words[before] ?? '') ? before : -1;
}

const goesOn = ({ words }: Tokens, at: number): boolean =>
  ['and', 'or'].includes(words[at - 1] ?? '');

/** Parts names into what a question is about and the categories that do not count. */
export function leftOutOf(
  tokens: Tokens,
  names: readonly FoundName[],
): { readonly kept: readonly FoundName[]; readonly without: Query['without'] } {
  const kept: FoundName[] = [];
  const without = new Set<Query['without'][number]>();
  let isListing = false;
  for (const name of names.toSorted((a, b) => a.at - b.at)) {
    const place = leavingOut(tokens, name.at);
    const { category } = name.meaning;
    isListing = category.length > 0 && (place !== -1 || (isListing && goesOn(tokens, name.at)));
    if (!isListing) kept.push(name);
    else for (const each of category) if (each.kind === 'category') without.add(each.name);
    if (isListing && place !== -1) take(tokens, place, 1);
  }
  return { kept, without: [...without].slice(0, 4) };
}
