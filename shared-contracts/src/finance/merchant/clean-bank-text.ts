import { lengthWithoutEnding } from './endings';
import { between, plain } from './phrases';
import { lengthWithoutPlace } from './places';
import { PAYMENT_WAYS, withoutCollector } from './processors';
import {
  isAddress,
  isPaymentNumber,
  isReference,
  isStoreNumber,
  nameOfSite,
  withoutFigures,
  withoutLabels,
} from './references';
import { isKnownName, spelled } from './spellings';
import { tidyText, withoutPlaceColumn } from './tidy-text';
import { titleCase } from './title-case';

const UNKNOWN = 'Unknown';

/** After these words, a number is not followed by a place. */
const WITHOUT_PLACE = new Set(
  'transfer atm check cheque owner interest wire zelle venmo'.split(' '),
);

const CHECK = /^che(?:ck|que) ?#? ?(\d{1,8})$/iu;

const MOST_WORDS = 5;

const hasName = (words: readonly string[]): boolean => words.some((word) => /\p{L}/u.test(word));

function withoutWay(words: readonly string[]): readonly string[] {
  const way = PAYMENT_WAYS.atStart(words.slice(0, MOST_WORDS).map(plain));
  if (way === 0) return words;
  const left = words.slice(way);
  const own = left.findIndex((word) => !isReference(word));
  return hasName(left) && own >= 0 ? left.slice(own) : words;
}

/** Cuts the store's number and the place that follows it. */
function withoutStore(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, place) => place > 0 && (isStoreNumber(word) || isPaymentNumber(word)),
  );
  if (at < 0 || words.some((word) => WITHOUT_PLACE.has(plain(word)))) return words;
  const isNamed = at > 1 && plain(words[at - 1] ?? '') === 'store';
  const before = words.slice(0, isNamed ? at - 1 : at);
  return at > 0 && hasName(before) ? before : words;
}

function withoutReferences(words: readonly string[]): readonly string[] {
  const left = words.filter((word, at) => !isReference(word) && (at === 0 || !isAddress(word)));
  return hasName(left) ? left : words;
}

const FIRST = /[\p{L}\p{N}&$€£]/u;
const LAST = /[\p{L}\p{N}&!+]/u;

const trimmed = (word: string): string => between(word, FIRST, LAST);

function withoutMarks(words: readonly string[]): readonly string[] {
  const left = words.map(trimmed).filter(Boolean);
  while (left.at(-1) === '&') left.pop();
  while (left[0] === '&') left.shift();
  return hasName(left) ? left : words;
}

const STEPS: readonly ((words: readonly string[]) => readonly string[])[] = [
  withoutWay,
  withoutStore,
  withoutReferences,
  withoutMarks,
  (words) => words.slice(0, lengthWithoutPlace(words)),
  (words) => words.slice(0, lengthWithoutEnding(words)),
];

/** Repeats the steps until the text stays the same. Each round leaves fewer characters. */
function payee(text: string): string {
  let before: string;
  let now = text;
  do {
    before = now;
    const start = withoutFigures(withoutCollector(withoutLabels(now)));
    const words = STEPS.reduce<readonly string[]>((left, step) => step(left), start.split(' '));
    const next = words.join(' ');
    now = hasName(words) ? next : before;
  } while (now.length < before.length);
  return now;
}

/** The site itself can be a name, as in `BOOKING.COM`. */
function cased(text: string): string {
  const words = text.split(' ');
  const site = isKnownName(spelled(words.slice(0, 1))) ? null : nameOfSite(words[0] ?? '');
  return spelled(titleCase(site ?? text).split(' '));
}

function cleanedOnce(tidy: string): string {
  if (isKnownName(tidy)) return tidy;
  const [, number] = CHECK.exec(tidy) ?? [];
  if (number) return `Check ${number}`;
  return tidyText(cased(payee(tidy))) || UNKNOWN;
}

const MOST_ROUNDS = 5;

/**
 * Removes what processors, banks, and shops add, and returns the name in Title Case. The result is never empty, has
 * no invisible characters, and stays the same if cleaned again. It reads the first 200 characters in linear time.
 */
export function cleanBankText(text: string): string {
  let name = cleanedOnce(tidyText(withoutPlaceColumn(text)));
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const again = cleanedOnce(name);
    if (again === name) break;
    name = again;
  }
  return name;
}
