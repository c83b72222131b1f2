import type { FinancialData } from '@halyard/shared-contracts/finance';
import { isInvestment } from '@halyard/shared-contracts/long-run';
import { fromDollars } from '@halyard/shared-contracts/money';
import { type Query, queryName, type Subject } from '@halyard/shared-contracts/wire';
import { type QuestionParts } from '../question-parts';
import type { FoundName } from '../names/find-names';
import { HARMLESS } from '../words/harmless-words';
import { type Form, FORMS } from './forms';

/** Returns the place of a phrase, or -1. */
const placeOf = (words: readonly string[], phrase: readonly string[]): number =>
  words.findIndex((_, at) => phrase.every((word, by) => words[at + by] === word));

/** Returns null if the question does not match the form. */
function requestOf({ needs, never }: Form, words: readonly string[]): Set<number> | null {
  if (never.some((phrase) => placeOf(words, phrase) !== -1)) return null;
  const places = new Set<number>();
  for (const group of needs) {
    const found = group.find((phrase) => placeOf(words, phrase) !== -1);
    if (!found) return null;
    const at = placeOf(words, found);
    found.forEach((_, by) => places.add(at + by));
  }
  return places;
}

const NUMBER = /^\$?\d[\d.]*k?$/;
const WHOLE = /^\d{2,3}$/;
const UNITS = new Set(['dollars', 'dollar', 'bucks', 'usd']);

/** Returns the place of the only number, null if there are several, or -1 if there is none. */
function numberAt(words: readonly string[]): number | null {
  const places = words.flatMap((word, at) => (NUMBER.test(word) ? [at] : []));
  return places.length > 1 ? null : (places[0] ?? -1);
}

interface Number {
  readonly amount: Query['amount'];
  readonly target: Query['target'];
}
const NO_NUMBER: Number = { amount: null, target: null };

const YOUNGEST = 30;
const OLDEST = 100;
const BEST_SCORE = 100;
const THOUSAND = 1_000;

/** Returns null if the form has no place for the number. */
function numberOf({ number }: Form, word: string): Number | null {
  if (number === 'amount') {
    const dollars = Number(word.replace(/[$k]/g, '')) * (word.endsWith('k') ? THOUSAND : 1);
    const isPossible = Number.isFinite(dollars) && dollars > 0 && dollars < THOUSAND * THOUSAND;
    return isPossible ? { amount: fromDollars(dollars), target: null } : null;
  }
  // The answer lists the years that it knows.
  if (number === 'years') return /^\d{1,2}$/.test(word) ? NO_NUMBER : null;
  if (number === null || !WHOLE.test(word)) return null;
  const target = Number(word);
  const isPossible =
    number === 'age' ? target >= YOUNGEST && target <= OLDEST : target <= BEST_SCORE;
  return isPossible ? { amount: null, target } : null;
}

function isOf(kind: Form['names'], name: string, data: FinancialData): boolean {
  const called = (each: { readonly name: string }) => queryName(each.name) === name;
  if (kind === 'debts') return data.liabilities.some(called);
  return data.accounts.some((account) => called(account) && isInvestment(account));
}

/** Returns null if the form has no place for the name. */
function subjectsOf(form: Form, { meaning }: FoundName, data: FinancialData): Subject[] | null {
  if (form.names === null || meaning.goal.length + meaning.tag.length > 0) return null;
  const found = meaning.account.filter(({ name }) => isOf(form.names, name, data));
  return found.length > 0 && found.length === meaning.account.length ? [...found] : null;
}

const isPlainName = ({ text }: FoundName, form: Form): boolean =>
  text.split(' ').every((word) => form.may.has(word) || HARMLESS.has(word));

interface Named {
  readonly subjects: readonly Subject[];
  readonly places: ReadonlySet<number>;
}

/** Returns null if the form has no place for one of the names. */
function namedIn(
  form: Form,
  parts: QuestionParts,
  asking: ReadonlySet<number>,
  data: FinancialData,
): Named | null {
  const subjects: Subject[] = [];
  const places = new Set<number>();
  for (const name of parts.names) {
    const words = name.text.split(' ');
    const own = subjectsOf(form, name, data);
    const isAsking = words.every((_, by) => asking.has(name.at + by));
    if (own && !(isAsking && own.length > 1)) subjects.push(...own);
    else if (!isAsking && !isPlainName(name, form)) return null;
    words.forEach((_, by) => places.add(name.at + by));
  }
  return { subjects, places };
}

function isTimeRight({ isOfThisYear }: Form, { periods }: QuestionParts, today: string): boolean {
  if (periods.length === 0) return true;
  const year = today.slice(0, 4);
  return (
    isOfThisYear &&
    periods.length === 1 &&
    periods.every(({ period: { from, to } }) => from === `${year}-01-01` && (to ?? '') >= today)
  );
}

function queryBy(form: Form, parts: QuestionParts, data: FinancialData): Query | null {
  const { words } = parts.tokens;
  if (parts.without.length > 0 || !isTimeRight(form, parts, data.today)) return null;
  const asking = requestOf(form, words);
  const named = asking && namedIn(form, parts, asking, data);
  const at = numberAt(words);
  if (!named || !asking || at === null) return null;
  const number = at === -1 ? NO_NUMBER : numberOf(form, words[at]!);
  if (!number || (form.number === 'amount' && number.amount === null)) return null;
  const isOpen = words.some(
    (word, place) =>
      !asking.has(place) &&
      !named.places.has(place) &&
      place !== at &&
      !(place === at + 1 && UNITS.has(word)) &&
      !form.may.has(word) &&
      !HARMLESS.has(word) &&
      parts.roles[place] !== 'neutral' &&
      parts.roles[place] !== 'period',
  );
  if (isOpen) return null;
  return {
    measure: form.measure,
    subjects: [...named.subjects],
    without: [],
    period: null,
    compare: null,
    split: null,
    order: null,
    rank: null,
    weekdays: [],
    top: null,
    ...number,
    size: null,
  };
}

/** Every word has to fit the form. */
export function longRunQuery(parts: QuestionParts, data: FinancialData): Query | null {
  for (const form of FORMS) {
    const query = queryBy(form, parts, data);
    if (query) return query;
  }
  return null;
}
