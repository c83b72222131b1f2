import type { Query } from '@halyard/shared-contracts/wire';
import { helps } from './words/cue-helpers';
import { HARMLESS } from './words/harmless-words';
import { COUNTS_ROWS, USES_AMOUNT } from './measure-kinds';
import type { QuestionParts, WordRole } from './question-parts';
import { missingChange } from './shape/asked/missing-change';
import { NO_SINGLE_PRICE, thingPlaces } from './shape/thing-to-buy';
import { isAboutAccount, isDivided } from './words/role-kinds';
import { hasRoleIn } from './words/role-words';

const LISTS: ReadonlySet<Query['measure']> = new Set<Query['measure']>([
  'spending',
  'income',
  'largest',
  'transactions',
  'activity',
  'transfers',
  'deposits',
  'refunds',
  'recurring',
  'upcoming',
  'expected_income',
]);

const WITH_WEEKDAYS: ReadonlySet<Query['measure']> = new Set<Query['measure']>([
  'spending',
  'income',
  'count',
  'largest',
  'transactions',
  'deposits',
  'refunds',
  'average_transaction',
  'median_transaction',
  'share_of_spending',
]);

const ASKS_WHEN: ReadonlySet<Query['measure']> = new Set<Query['measure']>([
  'upcoming',
  'expected_income',
  'debt_free',
  'transactions',
  'deposits',
  'goals',
  'largest',
]);

function isOrdered(query: Query): boolean {
  const { measure, order, rank } = query;
  if (order === 'oldest') return measure === 'transactions' && rank === null;
  if (measure === 'accounts' || measure === 'debt') return true;
  if (order === 'most' && (measure === 'transactions' || measure === 'activity'))
    return rank === null;
  if (measure === 'recurring') return order !== null && rank === null;
  if (measure === 'expected_balance') return order === 'least' && rank === null;
  if (measure === 'balance') return query.subjects.length === 0;
  if (measure === 'interest' && order === 'most') return rank === null;
  if (measure === 'deposits') return order !== null && rank === null;
  const isSplit = isDivided(query);
  return order === null || isSplit || measure === 'largest' || measure === 'transfers';
}

/** The answers to these measures compare two times, or a time with the average. */
const COMPARED: ReadonlySet<Query['measure']> = new Set<Query['measure']>([
  'spending',
  'income',
  'saved',
]);

const BILLS = new Set(
  'bill bills invoice invoices trip trips ride rides visit visits meal meals order orders'.split(
    ' ',
  ),
);

const OF_SINGLE_ROWS: ReadonlySet<Query['measure']> = new Set<Query['measure']>([
  'count',
  'largest',
  'transactions',
  'average_transaction',
  'median_transaction',
]);

/** Bills are a part of all spending, and no category names them. */
const ofRowsOfAll = ({ measure, subjects }: Query): boolean =>
  subjects.length === 0 && COUNTS_ROWS.has(measure) && !OF_SINGLE_ROWS.has(measure);

/** 'More than $300 a month' limits the sum of a month, and not its payments. */
const OF_TIMES: ReadonlySet<Query['measure']> = new Set<Query['measure']>([
  'monthly_average',
  'weekly_average',
  'daily_average',
]);

const HAS_ROOM: Readonly<Record<WordRole, (query: Query) => boolean>> = {
  period: () => true,
  name: () => true,
  without: ({ without }) => without.length > 0,
  transfers: ({ measure }) => COUNTS_ROWS.has(measure),
  split: (query) =>
    isDivided(query) ||
    (query.measure === 'average_income' && (query.split === 'week' || query.split === 'day')),
  top: (query) => (query.top !== null && LISTS.has(query.measure)) || isDivided(query),
  amount: ({ measure, amount }) => amount !== null && USES_AMOUNT.has(measure),
  size: ({ measure, size }) =>
    size !== null &&
    ((COUNTS_ROWS.has(measure) && !OF_TIMES.has(measure)) ||
      measure === 'activity' ||
      measure === 'transfers'),
  neutral: () => true,
  order: isOrdered,
  weekdays: ({ measure, weekdays }) => weekdays.length > 0 && WITH_WEEKDAYS.has(measure),
  when: ({ measure }) => ASKS_WHEN.has(measure),
  compare: ({ measure, compare, split, subjects }) =>
    (compare !== null && COMPARED.has(measure)) ||
    (compare?.with !== 'period' && (measure === 'net_cash_flow' || measure === 'budget_left')) ||
    (split !== null && subjects.length > 1),
};

/** A word that a reader took for one of these changes the figure, even if it is harmless elsewhere: 'too much' compares. */
const CHANGES_FIGURE: ReadonlySet<WordRole> = new Set<WordRole>([
  'compare',
  'weekdays',
  'size',
  'order',
]);

const COMPARING = new Set('than versus compared compare against'.split(' '));
const hasComparingWord = ({ tokens: { words } }: QuestionParts): boolean =>
  words.some((word) => COMPARING.has(word));

const JOINS = new Set(['and', 'or', 'plus', 'versus', 'than', 'with', 'against', 'compared', 'n']);

/** 'My taxes and need to know how much childcare cost' does not list two names. */
const ASKS = new Set(['how', 'what', 'which', 'when', 'why', 'know']);

/**
 * 'Trips to the pharmacy' and 'parking tickets' name one thing, not two categories. A merchant or an account may
 * narrow a category.
 */
function strayName(
  { names, tokens: { words } }: QuestionParts,
  { subjects }: Query,
): string | null {
  if (subjects.length < 2) return null;
  const found = names.filter(({ meaning }) => meaning.category.length > 0);
  const stray = found.find(({ at }, index) => {
    const before = found[index - 1];
    if (!before) return false;
    const between = words.slice(before.at + before.text.split(' ').length, at);
    return between.some((word) => ASKS.has(word)) || !between.some((word) => JOINS.has(word));
  });
  return stray?.text ?? null;
}

/** 'My mortgage and Costco' are things of two kinds, which no query adds up. */
function mixedName(
  { names, tokens: { words } }: QuestionParts,
  { measure, subjects }: Query,
): string | null {
  if (measure === 'covers_bill' || new Set(subjects.map(({ kind }) => kind)).size < 2) return null;
  const added = names.find(({ at }, index) => {
    const before = names[index - 1];
    const between = before ? words.slice(before.at + before.text.split(' ').length, at) : [];
    return between.some((word) => ADDS.has(word));
  });
  return added?.text ?? null;
}
const ADDS = new Set(['and', 'or', 'plus']);

const CALLED = new Set('dude man mate buddy pal sir bro'.split(' '));
const OWNERS = new Set('my our a his her their'.split(' '));
/** 'Buddy' addresses the assistant, but 'my buddy' is another person. */
const isSomebody = (words: readonly string[], at: number): boolean =>
  CALLED.has(words[at] ?? '') && OWNERS.has(words[at - 1] ?? '');

const NOUNS = new Set('needs wants need want likes'.split(' '));
const BEFORE_NOUN = new Set('on versus between of our my the'.split(' '));
/** 'Needs' is no word without a meaning in 'spending on needs'. */
const isNoun = (words: readonly string[], at: number): boolean =>
  (NOUNS.has(words[at] ?? '') && BEFORE_NOUN.has(words[at - 1] ?? '')) ||
  (KINDS.has(words[at] ?? '') && BEFORE_KIND.has(words[at - 1] ?? ''));
/** 'Household' says whose money it is, but 'on household' names a kind of spending. */
const KINDS = new Set(['household', 'personal']);
const BEFORE_KIND = new Set(['on', 'for', 'at']);

const METHOD =
  /\b(?:in|with|by|using) (cash|checks?|debit|apple pay|google pay|wire|money order)\b(?! account)/;
const TIME_OF_DAY =
  /\b(?:at night|(?:in|during) the (?:morning|afternoon|evening|night)|before noon|after midnight|[0-9]{1,2} ?(?:am|pm|oclock))\b/;

/** A row does not tell how somebody paid, except by its account, and at which hour. */
function withoutData(words: readonly string[], query: Query): string | null {
  if (!COUNTS_ROWS.has(query.measure) || isAboutAccount(query)) return null;
  const text = words.join(' ');
  return METHOD.exec(text)?.[1] ?? TIME_OF_DAY.exec(text)?.[0] ?? null;
}

const BETWEEN_TIMES =
  /\b(?:and|or|to|than|versus|compared?|against|difference|between|from|change|changed)\b/;

/** A query has one time, or two that it compares. */
const hasStrayTime = ({ periods, comparing, tokens }: QuestionParts, { compare }: Query): boolean =>
  periods.length > (compare?.with === 'period' ? 2 : 1) ||
  (periods.length === 2 && !comparing.isComparison && !BETWEEN_TIMES.test(tokens.words.join(' ')));

/**
 * A question with a word for which the query has no room never gets a figure, because the word may change its
 * meaning.
 */
export function unaccounted(parts: QuestionParts, query: Query): string[] {
  const { tokens, roles, cuedBy } = parts;
  const isPrice = query.measure === 'affordability';
  const things = isPrice ? thingPlaces(tokens.words, parts.amountAt) : new Set<number>();
  const stray = strayName(parts, query);
  if (stray !== null) return [stray];
  const mixed = mixedName(parts, query);
  if (mixed !== null) return [mixed];
  // The lowest balance of one account would be its balance on another day.
  const isOfOne =
    query.subjects.length === 1 && (query.measure === 'debt' || query.measure === 'accounts');
  if (query.order !== null && isOfOne) return [tokens.words[roles.indexOf('order')] ?? query.order];
  // No other answer compares two times.
  if (query.compare?.with === 'period' && !COMPARED.has(query.measure) && hasComparingWord(parts))
    return tokens.words.filter((word) => COMPARING.has(word));
  if (hasStrayTime(parts, query)) return parts.periods.map(({ at }) => tokens.words[at] ?? '');
  const isOfAll = ofRowsOfAll(query);
  const moving = missingChange(tokens.words, query);
  if (moving.length > 0) return moving;
  const ofNoData = withoutData(tokens.words, query);
  if (ofNoData !== null) return [ofNoData];
  const open = tokens.words.filter((word, at) => {
    const role = roles[at];
    if (isOfAll && BILLS.has(word)) return true;
    if (isPrice && role !== 'period' && NO_SINGLE_PRICE.has(word)) return true;
    if (isSomebody(tokens.words, at) || isNoun(tokens.words, at)) return true;
    if (role && CHANGES_FIGURE.has(role) && !HAS_ROOM[role](query)) return true;
    // A list of bills does not name the account of each.
    if (role === 'split' && query.measure === 'upcoming') return true;
    if (HARMLESS.has(word) || hasRoleIn(word, query)) return false;
    if (role && HAS_ROOM[role](query)) return false;
    if ([...(cuedBy[at] ?? [])].some((cue) => helps(cue, query))) return false;
    return !things.has(at);
  });
  return [...new Set(open)];
}
