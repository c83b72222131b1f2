import type { Query } from '@halyard/shared-contracts/wire';
import { phrases } from '../words/phrases';
import { findPhrase, take, type Tokens } from '../tokens';

export interface Ordering {
  readonly order: Query['order'];
  /** The rank is 2 for 'second largest', or null. */
  readonly rank: number | null;
}

const PLACES: ReadonlyMap<string, number> = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth'
    .split(' ')
    .flatMap((word, at) => {
      const place = at + 1;
      const ending = ['st', 'nd', 'rd'][at] ?? 'th';
      return [[word, place] as const, [`${place}${ending}`, place] as const];
    }),
);

const MOST = new Set(
  'most largest biggest highest priciest costliest greatest top maximum max'.split(' '),
);
const LEAST = new Set('least smallest lowest cheapest fewest tiniest littlest'.split(' '));

const OLDEST = phrases(
  'did i start paying,did i begin paying,have i started paying,very first,first ever,first time,first purchase,first transaction,first payment,first order,first visit,first charge,did i first,have i first,i first,earliest,oldest',
);

const LEAST_FIRST = phrases('least expensive,least costly,least amount,lowest amount');

const LARGEST_FIRST = phrases(
  'sorted by amount,sort by amount,ordered by amount,by amount,largest first,biggest first,highest first',
);

/** Finds the rank right before the word for the order, as in 'third largest' and 'second most'. */
function rankOf(tokens: Tokens): number | null {
  const { words } = tokens;
  const at = words.findIndex((word, place) => {
    const next = words[place + 1] ?? '';
    return PLACES.has(word) && (MOST.has(next) || LEAST.has(next)) && next !== 'top';
  });
  if (at === -1) return null;
  take(tokens, at, 1);
  return PLACES.get(words[at] ?? '') ?? null;
}

const firstOf = (tokens: Tokens, all: readonly string[][]): boolean => {
  const found = all.find((words) => findPhrase(tokens, words) !== -1);
  if (found) take(tokens, findPhrase(tokens, found), found.length);
  return found !== undefined;
};

/** Finds 'least', 'second largest', and 'the first time'. The usual order needs no word. */
export function findOrder(tokens: Tokens): Ordering {
  const rank = rankOf(tokens);
  if (rank === null && firstOf(tokens, LARGEST_FIRST)) return { order: 'most', rank };
  if (firstOf(tokens, LEAST_FIRST)) return { order: 'least', rank };
  if (rank === null && firstOf(tokens, OLDEST)) return { order: 'oldest', rank };
  const least = tokens.words.findIndex(
    (word, at) => LEAST.has(word) && tokens.words[at - 1] !== 'at',
  );
  // 'At least $50' is a size.
  if (least !== -1) {
    take(tokens, least, 1);
    return { order: 'least', rank };
  }
  return { order: rank === null ? null : 'most', rank };
}

/** 'In which month did I spend the most' asks for the first of a list. */
export const asksForMost = ({ words }: Tokens): boolean =>
  words.some((word) => MOST.has(word) || LEAST.has(word) || EXTREMES.has(word));
const EXTREMES = new Set(['expensive', 'best', 'worst']);
