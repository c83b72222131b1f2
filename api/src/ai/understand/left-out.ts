import type { Query } from '@halyard/shared-contracts/wire';
import type { FoundName } from './names/find-names';
import { isMerchantKind } from './names/merchant-kinds';
import { phrases } from './words/phrases';
import { take, type Tokens } from './tokens';

const LEAVING_OUT = phrases(
  'everything but,all but,without,except,excluding,excluded,minus,besides,other than,aside from,apart from,not counting,not including,but not,leaving out,ignoring,outside of,that arent,that are not,that isnt,which are not,arent,isnt,are not,not on,not for,not,no',
).toSorted((a, b) => b.length - a.length);
/** These words may stand between 'except' and a name. */
const BETWEEN = new Set([
  'for',
  'my',
  'our',
  'the',
  'any',
  'all',
  'that',
  'what',
  'at',
  'on',
  'from',
  'with',
]);

/** Returns where the phrase before a name begins, or -1 if no phrase excludes the name. */
function leavingOut({ words }: Tokens, at: number): number {
  let end = at;
  while (BETWEEN.has(words[end - 1] ?? '')) end -= 1;
  const found = LEAVING_OUT.find((phrase) =>
    phrase.every((word, by) => words[end - phrase.length + by] === word),
  );
  return found ? end - found.length : -1;
}

const goesOn = ({ words }: Tokens, at: number): boolean =>
  ['and', 'or'].includes(words[at - 1] ?? '');

const MOST = 4;

/** Transfers never count as spending or income, so excluding them changes nothing. */
export function takeTransfers(tokens: Tokens): void {
  tokens.words.forEach((word, at) => {
    const place = word.startsWith('transfer') ? leavingOut(tokens, at) : -1;
    if (place !== -1) take(tokens, place, at - place + 1);
  });
}

/** An excluded name means a category first, then a merchant, then an account. 'Flights' means the airlines. */
const leftOut = ({ text, meaning: { category, merchant, account } }: FoundName) =>
  (isMerchantKind(text) ? [merchant, category] : [category, merchant, account]).find(
    (each) => each.length > 0,
  ) ?? [];

export function leftOutOf(
  tokens: Tokens,
  names: readonly FoundName[],
): { readonly kept: readonly FoundName[]; readonly without: Query['without'] } {
  const kept: FoundName[] = [];
  const without = new Set<Query['without'][number]>();
  const places: [at: number, count: number][] = [];
  let isListing = false;
  // 'But mortgage daycare and groceries' has no comma.
  let end = -1;
  for (const name of names.toSorted((a, b) => a.at - b.at)) {
    const place = leavingOut(tokens, name.at);
    const found = leftOut(name);
    const isNext = goesOn(tokens, name.at) || name.at === end;
    isListing = found.length > 0 && (place !== -1 || (isListing && isNext));
    end = name.at + name.text.split(' ').length;
    if (!isListing) kept.push(name);
    else for (const each of found) without.add(each.name);
    if (isListing && place !== -1) places.push([place, name.at - place]);
  }
  // A query has no room for so many names, so their words stay unexplained and nothing is answered.
  if (without.size > MOST) return { kept, without: [] };
  for (const [place, count] of places) take(tokens, place, count);
  return { kept, without: [...without] };
}
