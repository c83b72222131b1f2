import type { FinancialData } from '@halyard/shared-contracts/finance';
import { type Measure, type Query, queryName } from '@halyard/shared-contracts/wire';
import { shownMerchant } from '../../privacy/merchant-text';
import { isPartOfCategory } from './category-words';
import type { FoundName } from './find-names';
import { isMerchantKind } from './merchant-kinds';
import { namesOf } from './names';
import { absentChain } from './chains';
import { queryOf } from '../query-of';
import { type QuestionParts, residueOf, type WordRole } from '../question-parts';
import { take, tokensOf } from '../tokens';

const JOINS = new Set(['and', 'or', 'versus', 'than', 'plus']);
const SMALL = new Set(['at', 'on', 'for', 'the', 'from', 'in']);
const COMPARES = new Set('versus compare compared than or more less vs'.split(' '));

const MOST_BETWEEN = 3;

const isRowName = ({ meaning }: FoundName): boolean =>
  meaning.merchant.length + meaning.category.length > 0;

/** Returns whether a list joins these words to a name: 'uber and lyft', 'walmart or costco'. */
function isJoined({ tokens: { words }, names }: QuestionParts, at: number, count: number): boolean {
  let before = at - 1;
  while (SMALL.has(words[before] ?? '')) before -= 1;
  const after = at + count;
  const known = names.filter(isRowName);
  return (
    (JOINS.has(words[before] ?? '') && known.some((name) => name.at < before)) ||
    (JOINS.has(words[after] ?? '') && known.some((name) => name.at > after && name.at <= after + 2))
  );
}

/** 'Spotify is cheaper than Netflix' and 'groceries and nothing else' list no shop. */
const isLikeName = (word: string, next: string | undefined): boolean =>
  /^\p{L}{3,}$/u.test(word) &&
  !(next === 'than' && word.endsWith('er')) &&
  !/(?:est|ing|ed)$/.test(word) &&
  !NO_NAMES.has(word);
const NO_NAMES = new Set(
  'nothing nobody none never else others other more less not boss friend friends wife husband mom dad brother sister kid kids neighbor neighbors parents why'.split(
    ' ',
  ),
);

/** Finds a shop of a list that the user never visited. */
function absentIn(
  parts: QuestionParts,
  financialData: FinancialData,
): [at: number, count: number] | null {
  const { words } = parts.tokens;
  const chain = absentChain(tokensOf(words.join(' ')), namesOf(financialData))?.split(' ') ?? null;
  if (chain !== null) {
    const at = words.findIndex((_, from) => chain.every((word, by) => words[from + by] === word));
    return at !== -1 && isJoined(parts, at, chain.length) ? [at, chain.length] : null;
  }
  const [only, other] = residueOf(parts.tokens);
  return only && !other && isLikeName(only.word, words[only.at + 1]) && isJoined(parts, only.at, 1)
    ? [only.at, 1]
    : null;
}

/** Marks words as explained, because the answer says what it leaves out or shows both things. */
const explained = (parts: QuestionParts, isDone: (word: string, at: number) => boolean) => ({
  ...parts,
  comparing: { isComparison: false, withAverage: false },
  roles: parts.roles.map((role, at): WordRole | null =>
    isDone(parts.tokens.words[at] ?? '', at) ? 'neutral' : role,
  ),
});

/** 'Uber and Lyft' is answered with Uber if the user never used Lyft. The answer says so. */
export function withoutAbsent(
  parts: QuestionParts,
  financialData: FinancialData,
): { readonly parts: QuestionParts; readonly absent: string | null } {
  const found =
    parts.names.some(isRowName) && parts.periods.length < 2 ? absentIn(parts, financialData) : null;
  if (found === null) return { parts, absent: null };
  const [at, count] = found;
  take(parts.tokens, at, count);
  const name = parts.tokens.words.slice(at, at + count).join(' ');
  // The name of a chain can have words that mean something else.
  const names = parts.names.filter((each) => each.at < at || each.at >= at + count);
  const rest = explained(
    { ...parts, names },
    (word, place) => COMPARES.has(word) || (place >= at && place < at + count),
  );
  return { parts: rest, absent: shownMerchant(name) };
}

const MOST_NAMES = 4;

/** Returns whether a payment is of a named category and at a named merchant. */
function haveCommonRows(queries: readonly Query[], { transactions }: FinancialData): boolean {
  const named = (wanted: Query['subjects'][number]['kind']) =>
    new Set(
      queries.flatMap(({ subjects }) =>
        subjects.flatMap(({ kind, name }) => (kind === wanted ? [name] : [])),
      ),
    );
  const [categories, merchants] = [named('category'), named('merchant')];
  return transactions.some(
    ({ merchant, category }) => merchants.has(queryName(merchant)) && categories.has(category),
  );
}

/** 'Gas or Uber' names a category and a merchant, so each has its own answer. */
export function eachOf(
  parts: QuestionParts,
  measure: Measure,
  financialData: FinancialData,
): { readonly parts: QuestionParts; readonly queries: readonly Query[] } | null {
  const { names, tokens } = parts;
  const [first, second] = names;
  if (
    measure !== 'spending' ||
    !first ||
    !second ||
    names.length > MOST_NAMES ||
    parts.split !== null ||
    parts.without.length > 0
  )
    return null;
  const between = names.slice(1).map((name, index) => {
    const before = names[index]!;
    return tokens.words.slice(before.at + before.text.split(' ').length, name.at);
  });
  const isOfOne = first.meaning.category.some(({ name }) =>
    second.meaning.category.some((other) => other.name === name),
  );
  const isClose = between.every((words) => words.length <= MOST_BETWEEN);
  const joins = isClose ? (between.at(-1) ?? []).filter((word) => JOINS.has(word)) : [];
  if (isOfOne || joins.length === 0 || parts.periods.length > 1) return null;
  // 'Groceries and Costco' asks for a sum of both, whose rows may be the same.
  const isSum = joins.includes('and') && !names.some(({ text }) => isMerchantKind(text));
  const rest = explained(parts, (word) => COMPARES.has(word));
  const queries = names.map((name) => queryOf({ ...rest, names: [name] }, measure, financialData));
  if (isSum && haveCommonRows(queries, financialData)) return null;
  const kinds = new Set(queries.flatMap(({ subjects }) => subjects.map(({ kind }) => kind)));
  return kinds.size > 1 && !kinds.has('account') ? { parts: rest, queries } : null;
}

/** These merchants were found by the kind that their names tell. */
export interface ByKind {
  readonly word: string;
  readonly merchants: readonly string[];
}

const isOnlyMerchant = ({ category, account }: FoundName['meaning']): boolean =>
  category.length + account.length === 0;

export function kindsNamed({ names }: QuestionParts, { subjects }: Query): ByKind[] {
  const asked = new Set(subjects.map(({ kind, name }) => `${kind}:${name}`));
  return names.flatMap(({ text, meaning }) => {
    const own = meaning.merchant.filter(({ name }) => asked.has(`merchant:${name}`));
    const isOfKind = isMerchantKind(text) || (isPartOfCategory(text) && isOnlyMerchant(meaning));
    return isOfKind && own.length > 0
      ? [{ word: text, merchants: own.map(({ name }) => name) }]
      : [];
  });
}
