import type { FinancialData } from '@halyard/shared-contracts/finance';
import { isInvestment } from '@halyard/shared-contracts/long-run';
import { fromDollars } from '@halyard/shared-contracts/money';
import { type Query, queryName, type Subject } from '@halyard/shared-contracts/wire';
import { type QuestionParts, type WordRole } from '../question-parts';
import type { FoundName } from '../names/find-names';
import { namesOf } from '../names/names';
import { HARMLESS } from '../words/harmless-words';
import { NO_SINGLE_PRICE, thingPlaces } from '../shape/thing-to-buy';
import { FORMS } from './all-forms';
import type { Form } from './form';
import { periodOfForm } from './form-period';
import { askingPlaces } from './match-form';

const NUMBER = /^\$?\d[\d.]*k?$/;
const WHOLE = /^\d{2,3}$/;
const UNITS = new Set(['dollars', 'dollar', 'bucks', 'usd']);

/** Returns the place of the only number, null if there are several, or -1 if there is none. */
function numberAt({ tokens: { words }, roles, names }: QuestionParts): number | null {
  // '401k' names an account.
  const named = new Set(names.flatMap(({ at, text }) => text.split(' ').map((_, by) => at + by)));
  const places = words.flatMap((word, at) =>
    NUMBER.test(word) && roles[at] !== 'period' && !named.has(at) ? [at] : [],
  );
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
  if (number === 'amount' || number === 'price') {
    const dollars = Number(word.replace(/[$k]/g, '')) * (word.endsWith('k') ? THOUSAND : 1);
    const isPossible = Number.isFinite(dollars) && dollars > 0 && dollars < THOUSAND * THOUSAND;
    return isPossible ? { amount: fromDollars(dollars), target: null } : null;
  }
  if (number === 'months')
    return /^\d{1,2}$/.test(word) ? { amount: null, target: Math.max(1, Number(word)) } : null;
  // The answer lists the years that it knows.
  if (number === 'years') return /^\d{1,2}$/.test(word) ? NO_NUMBER : null;
  if (number === null || !WHOLE.test(word)) return null;
  const target = Number(word);
  const isPossible =
    number === 'age' ? target >= YOUNGEST && target <= OLDEST : target <= BEST_SCORE;
  return isPossible ? { amount: null, target } : null;
}

const CASH: ReadonlySet<string> = new Set(['checking', 'savings', 'cash']);

function isOf(kind: Form['names'], name: string, data: FinancialData): boolean {
  const called = (each: { readonly name: string }) => queryName(each.name) === name;
  const isDebt = data.liabilities.some(called);
  const owned = data.accounts.filter(called);
  switch (kind) {
    case 'debts':
      return isDebt;
    case 'investments':
      return owned.some(isInvestment);
    case 'debts_and_cash':
      return isDebt || owned.some(({ type }) => CASH.has(type));
    default:
      return kind === 'owned' && owned.length > 0;
  }
}

/** A name may mean several of the user's things, but a long-run question has to fit all of them. */
const NEEDS_ALL: ReadonlySet<Query['measure']> = new Set<Query['measure']>([
  'extra_payment',
  'investment_return',
]);

const OF_PAYMENT = / (?:payments?|bill|note)$/;

/** 'Mortgage payment' is a category, and the mortgage behind it is a debt. */
const behindPayment = (text: string, data: FinancialData): readonly Subject[] =>
  OF_PAYMENT.test(text)
    ? (namesOf(data).get(text.replace(OF_PAYMENT, '').replaceAll(' ', ''))?.account ?? [])
    : [];

/** Returns null if the form has no place for the name. */
function subjectsOf(
  form: Form,
  { text, meaning }: FoundName,
  data: FinancialData,
): Subject[] | null {
  if (form.names === null || meaning.tag.length > 0) return null;
  if (form.names === 'goals') return meaning.goal.length > 0 ? [...meaning.goal] : null;
  if (form.names === 'categories')
    return meaning.category.length > 0 ? [...meaning.category] : null;
  if (form.names === 'bills') {
    const found = [...meaning.category, ...meaning.merchant];
    return found.length > 0 ? found : null;
  }
  // 'The house' may be a possession and what somebody saves for.
  if (meaning.goal.length > 0 && form.names !== 'owned') return null;
  const accounts = meaning.account.length > 0 ? meaning.account : behindPayment(text, data);
  const found = accounts.filter(({ name }) => isOf(form.names, name, data));
  const isWhole = found.length === accounts.length || !NEEDS_ALL.has(form.measure);
  return found.length > 0 && isWhole ? [...found] : null;
}

const isPlainName = ({ text }: FoundName, form: Form): boolean =>
  text.split(' ').every((word) => form.may.has(word) || HARMLESS.has(word));

/** A name beside a price says what it is for. */
function isThing(
  { isOfThing, measure }: Form,
  parts: QuestionParts,
  { at, text, meaning }: FoundName,
): boolean {
  const { tokens } = parts;
  const isSingle = text.split(' ').every((word) => !NO_SINGLE_PRICE.has(word));
  const isCategory = meaning.category.length > 0 && meaning.account.length === 0;
  const things = thingPlaces(tokens.words, numberAt(parts) ?? -1);
  return (
    isOfThing &&
    ((isCategory && (isSingle || measure !== 'affordability')) ||
      text.split(' ').every((_, by) => things.has(at + by)))
  );
}

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
    if (own && !(isAsking && own.length > 1 && NEEDS_ALL.has(form.measure))) subjects.push(...own);
    else if (!isAsking && !isPlainName(name, form) && !isThing(form, parts, name)) return null;
    words.forEach((_, by) => places.add(name.at + by));
  }
  return { subjects, places };
}

/** 'On weekends' and 'over $20' are about payments, and say nothing about a thing. */
const isOfRows = (role: WordRole | null | undefined): boolean =>
  role === 'weekdays' || role === 'size';

const isUnit = (word: string, place: number, at: number): boolean =>
  at !== -1 && place === at + 1 && UNITS.has(word);

/** Returns the words that the form has no place for. */
function isOpen(
  form: Form,
  parts: QuestionParts,
  { asking, named, at }: { asking: ReadonlySet<number>; named: Named; at: number },
): boolean {
  const { words } = parts.tokens;
  const things = form.isOfThing ? thingPlaces(words, at) : new Set<number>();
  return words.some(
    (word, place) =>
      !asking.has(place) &&
      !named.places.has(place) &&
      place !== at &&
      !isUnit(word, place, at) &&
      !form.may.has(word) &&
      !HARMLESS.has(word) &&
      !(things.has(place) && !isOfRows(parts.roles[place])) &&
      parts.roles[place] !== 'neutral' &&
      parts.roles[place] !== 'period',
  );
}

/** A goal, a budget, or a debt is not known of every form, and some forms are about a named one only. */
const isMissing = (form: Form, { amount, target }: Number, { subjects }: Named): boolean =>
  (form.number === 'amount' && amount === null) ||
  (form.number === 'months' && target === null) ||
  (form.isNamed && subjects.length === 0);

function queryBy(form: Form, parts: QuestionParts, data: FinancialData): Query | null {
  const { words } = parts.tokens;
  // Most forms do not match, so this comes first.
  const asking = askingPlaces(form, words);
  if (!asking || parts.without.length > 0) return null;
  const time = periodOfForm(form, parts, data.today);
  if (time === null || (form.isDated && time.period === null)) return null;
  const named = namedIn(form, parts, asking, data);
  const at = numberAt(parts);
  if (!named || at === null) return null;
  const isSaid = form.number === null && asking.has(at);
  const number = at === -1 || isSaid ? NO_NUMBER : numberOf(form, words[at]!);
  if (!number || isMissing(form, number, named)) return null;
  if (isOpen(form, parts, { asking, named, at })) return null;
  return {
    measure: form.measure,
    subjects: uniqueOf(named.subjects),
    without: [],
    period: time.period,
    compare: null,
    split: form.split,
    order: form.order,
    rank: null,
    weekdays: [],
    top: null,
    ...number,
    size: null,
  };
}

const uniqueOf = (subjects: readonly Subject[]): Subject[] => [
  ...new Map(subjects.map((one) => [`${one.kind}:${one.name}`, one])).values(),
];

/** Every word has to fit the form. */
export function formQuery(parts: QuestionParts, data: FinancialData): Query | null {
  for (const form of FORMS) {
    const query = queryBy(form, parts, data);
    if (query) return query;
  }
  return null;
}
