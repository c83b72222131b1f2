import { type IsoMonth, monthOf } from '@halyard/shared-contracts/finance';
import type { Fact } from '../fact/fact';
import type { Span } from '../fact/said';
import type { Aliases } from '../privacy/aliases';
import { holdsLink } from './containment';
import { type Mentions, mentionsIn } from './mentions';
import { type ReadNumber, readNumbers } from './read-numbers';
import { isOnTopic, tellsPossession } from './topic';

/** What a reply may use: facts that tools returned in this turn, numbers that the user typed, and names. */
export interface Grounds {
  readonly facts: readonly Fact[];
  /** Numbers of the user's own message, in dollars or as they are. */
  readonly typed: ReadonlySet<number>;
  /** Merchants as tools named them this turn, with the fact's own name behind each. */
  readonly merchants: ReadonlyMap<string, string>;
  readonly aliases: Aliases;
  readonly months: ReadonlySet<IsoMonth>;
  readonly latest: IsoMonth;
}

/** A sentence that holds, with its figures, or the part of it that does not. */
export type Verdict =
  | { readonly ok: true; readonly spans: readonly Span[] }
  | { readonly ok: false; readonly wrong: string };

/** What the sentences before left open: the category and the month that the next figure goes on about. */
export type Context = Pick<Mentions, 'categories' | 'months'>;

export const NO_CONTEXT: Context = { categories: new Set(), months: new Set() };

const BELOW_ZERO =
  /\b(?:overdrawn|negative|short|below|over ?budget|over|less|lost|los[es]|down|minus|deficit|fell|fall|declin\w*|decreas\w*|drop\w*|overspen\w*|exceed\w*|shrank)\b/i;
/** Words that make a figure a total, although a category is named next to it. */
const WHOLE = /\b(?:total|overall|altogether|in all|of all|combined|everything)\b/i;
const CLAUSE = /(?:, |; |: | and | while | but | whereas )/;

const hasDecimals = (text: string): boolean => /\.\d/.test(text);

/** Whether a fact has the value that a number says, regardless of its topic. */
function says(fact: Fact, number: ReadNumber): boolean {
  switch (number.kind) {
    case 'money':
      return fact.unit === 'cents' && Math.abs(fact.value) === number.cents;
    case 'percent':
      return fact.unit === 'percent' && Math.abs(fact.value) === number.value;
    case 'plain':
      return hasDecimals(number.text)
        ? fact.unit === 'cents' && Math.abs(fact.value) === Math.round(number.value * 100)
        : (fact.unit === 'count' || fact.unit === 'months') && fact.value === number.value;
    case 'date':
      return fact.unit === 'date' && isDay(fact.value, number);
    default:
      return false;
  }
}

const isDay = (date: string, { year, month, day }: Extract<ReadNumber, { kind: 'date' }>) =>
  Number(date.slice(5, 7)) === month &&
  Number(date.slice(8)) === day &&
  (year === null || Number(date.slice(0, 4)) === year);

/** The sign as printed, or a word that says it, agrees with the fact's. */
function signAgrees(fact: Fact, number: ReadNumber, sentence: string): boolean {
  if (fact.unit === 'date' || !('negative' in number)) return true;
  if (fact.value < 0) return number.negative || BELOW_ZERO.test(sentence);
  return !number.negative || fact.query.of === 'transactions';
}

const within = (subject: string | undefined, named: ReadonlySet<string>): boolean =>
  subject !== undefined && named.has(subject);

/** Whether a fact is about a category that is being talked about, or about none where none is. */
function isOfCategory(fact: Fact, named: Mentions, before: Context, clause: string): boolean {
  const category = fact.category?.toLowerCase();
  if (named.categories.size > 0) {
    return within(category, named.categories) || (category === undefined && WHOLE.test(clause));
  }
  return category === undefined || fact.merchant !== undefined || before.categories.has(category);
}

function isOfMonth(fact: Fact, named: Mentions, before: Context): boolean {
  const months = named.months.size > 0 ? named.months : before.months;
  if (months.size === 0 || !fact.period) return true;
  return months.has(fact.period) || within(fact.against, months);
}

/** Whether a clause about these things may use the fact. */
function isAbout(fact: Fact, named: Mentions, before: Context, clause: string): boolean {
  if (named.holdings.size > 0 && !within(fact.holding, named.holdings)) return false;
  if (named.merchants.size > 0 && fact.merchant && !named.merchants.has(fact.merchant))
    return false;
  return (
    isOfCategory(fact, named, before, clause) &&
    isOfMonth(fact, named, before) &&
    isOnTopic(fact, clause)
  );
}

/** Words that refer to a sum from the user's message: what if, after it, could I. */
const TAKEN_UP =
  /\b(?:if|after|afford|goal|target|extra|another|purchase|that amount|your question|you (?:asked|mentioned|said|wrote|named))\b/i;

/** A number that the user typed may be repeated, but never be stated as something they have. */
function isTyped(
  number: ReadNumber,
  { typed }: Grounds,
  { sentence, clause }: { readonly sentence: string; readonly clause: string },
): boolean {
  if (!TAKEN_UP.test(sentence) || tellsPossession(clause)) return false;
  if (number.kind === 'money') return typed.has(number.cents / 100);
  return (number.kind === 'plain' || number.kind === 'percent') && typed.has(number.value);
}

/** A month is named in a talk about the data; a year alone is one of the data's. */
function isCalendar(number: ReadNumber, { months, latest }: Grounds): boolean {
  if (number.kind === 'month') {
    return number.year === null || [...months, latest].some((each) => each === monthText(number));
  }
  const isYear = number.kind === 'plain' && /^(?:19|20)\d\d$/.test(number.text);
  return isYear && [...months, latest].some((each) => each.startsWith(number.text));
}

const monthText = ({ year, month }: { year: number | null; month: number }): string =>
  `${year}-${String(month).padStart(2, '0')}`;

/** Names contain digits too: they are blanked before numbers are read, so that every figure keeps its position. */
function withoutNames(sentence: string, { aliases, merchants }: Grounds): string {
  const blank = (found: string) => ' '.repeat(found.length);
  const digits = [...merchants.keys()].flatMap((name) =>
    name.split(/\s+/).filter((word) => /\d/.test(word)),
  );
  return digits.reduce(
    (text, word) => text.replaceAll(word, blank(word)),
    sentence.replace(aliases.pattern, blank),
  );
}

/** Pieces of a sentence that each are about their own things, with where they begin. */
function clausesOf(sentence: string): { readonly at: number; readonly text: string }[] {
  const clauses: { at: number; text: string }[] = [];
  let from = 0;
  for (let rest = sentence; ; rest = sentence.slice(from)) {
    const match = CLAUSE.exec(rest);
    if (!match) return [...clauses, { at: from, text: rest }];
    const end = match.index + match[0].length;
    clauses.push({ at: from, text: rest.slice(0, end) });
    from += end;
  }
}

const latestOf = (named: ReadonlySet<string>, before: ReadonlySet<string>): ReadonlySet<string> =>
  named.size > 0 ? named : before;

/** What is still being talked about after a sentence. */
export function contextAfter(sentence: string, grounds: Grounds, before: Context): Context {
  const numbers = readNumbers(withoutNames(sentence, grounds));
  const named = mentionsIn(sentence, numbers, worldOf(grounds));
  return {
    categories: latestOf(named.categories, before.categories),
    months: latestOf(named.months, before.months),
  };
}

const worldOf = ({ latest, aliases, merchants }: Grounds) => ({
  latest,
  aliases,
  merchants: new Set(merchants.keys()),
});

/** The names of merchants in a clause, as facts call them. */
const asFacts = (named: Mentions, { merchants }: Grounds): Mentions => ({
  ...named,
  merchants: new Set([...named.merchants].map((name) => merchants.get(name) ?? name)),
});

/**
 * Whether every number of a sentence is a fact of this turn, with the right unit, sign, and topic, or a number that the
 * user typed. A sentence with a link or markup always fails.
 */
export function verify(sentence: string, grounds: Grounds, before: Context): Verdict {
  if (holdsLink(sentence)) return { ok: false, wrong: 'an address or markup' };
  const spans: Span[] = [];
  let context = before;
  for (const { at, text } of clausesOf(sentence)) {
    const numbers = readNumbers(withoutNames(text, grounds));
    const named = asFacts(mentionsIn(text, numbers, worldOf(grounds)), grounds);
    for (const number of numbers) {
      const fact = grounds.facts.find(
        (each) =>
          says(each, number) &&
          signAgrees(each, number, sentence) &&
          isAbout(each, named, context, text),
      );
      if (fact) spans.push({ at: at + number.at, text: number.text, fact });
      else if (
        !isTyped(number, grounds, { sentence, clause: text }) &&
        !isCalendar(number, grounds)
      ) {
        return { ok: false, wrong: number.text };
      }
    }
    context = {
      categories: latestOf(named.categories, context.categories),
      months: latestOf(named.months, context.months),
    };
  }
  return { ok: true, spans };
}

/** The numbers of a user's own message, which a reply may repeat. */
export function typedNumbers(message: string): Set<number> {
  return new Set(
    readNumbers(message).flatMap((number) => {
      if (number.kind === 'money') return [number.cents / 100];
      return number.kind === 'plain' || number.kind === 'percent' ? [number.value] : [];
    }),
  );
}

/** Months that facts and the data know. */
export function knownMonths(facts: readonly Fact[], months: readonly IsoMonth[]): Set<IsoMonth> {
  const dated = facts.flatMap((fact) => (fact.unit === 'date' ? [monthOf(fact.value)] : []));
  return new Set([...months, ...dated, ...facts.flatMap(({ period }) => period ?? [])]);
}
