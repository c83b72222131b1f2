import { tokensOf, wordsOf } from '../understand/tokens';
import { GLOSSARY } from './glossary';
import type { GlossaryEntry } from './glossary-entry';

const OPENINGS = [
  'what is',
  'what are',
  'what does',
  'what do',
  'explain',
  'define',
  'how does',
  'how do',
  'tell me about',
  'meaning of',
  'difference between',
  'what exactly is',
  'what counts as',
  'how is',
].map((text) => ` ${text} `);

/** A question with one of these is about the user's own money. */
const OWN_MONEY_WORDS = new Set(['my', 'mine', 'i', 'me', 'our', 'we']);

const spaced = (text: string): string => ` ${wordsOf(text).join(' ')} `;

const NAMES = GLOSSARY.flatMap((entry: GlossaryEntry) =>
  entry.names
    .split(',')
    .flatMap((name) => [name, `${name}s`])
    .map((name) => ({ entry, name: spaced(name) })),
).toSorted((a, b) => b.name.length - a.name.length);

export function isGeneral(message: string): boolean {
  const { words } = tokensOf(message.replace(/\b(?:tell|to|for) me\b/gi, 'tell'));
  const text = ` ${words.join(' ')} `.replace(' tell about ', ' tell me about ');
  return (
    OPENINGS.some((opening) => text.includes(opening)) &&
    !words.some((word) => OWN_MONEY_WORDS.has(word))
  );
}

const BETWEEN_TWO = /\bdifferences? between\b|\bversus\b|\bor\b|\bcompared? (?:to|with)\b/;

/** Finds the longest name in a text and returns the text without it. */
function firstTerm(text: string): { entry: GlossaryEntry; rest: string } | null {
  const found = NAMES.find(({ name }) => text.includes(name));
  return found ? { entry: found.entry, rest: text.replace(found.name, ' ') } : null;
}

/** A question about a term has no other words: 'the minimum payment on the Chase card' asks for a figure. */
const TERM_QUESTION_WORDS = new Set(
  'a an the is are was what whats does do did how it its exactly mean means meaning of explain define tell about me please and or between difference differences versus compared compare to with in simple terms work works working rule method good bad idea used for called really account plan fund can could you words english counts count as considered example examples computed calculated actually even basically simply plain better best again like anyway really nutshell beginner beginners kid short brief briefly quick quickly pls plz so ok dumb dummies layman laymans'.split(
    ' ',
  ),
);

const ASKS_LEVEL = / (?:good|bad|healthy|ideal|normal|recommended|decent|safe) (?!idea)/;
const LEVELS = new Set(
  'good bad healthy ideal normal recommended decent safe level amount'.split(' '),
);

const withLevel = ({ good, ...entry }: GlossaryEntry): GlossaryEntry[] =>
  good === undefined ? [] : [{ ...entry, text: `${entry.text} ${good}` }];

/** 'What is the interest rate?' asks for a figure. */
const ASKS_OWN_RATE = /^ what (?:is|are) the (?:current )?interest rates? $/;
/** 'What is safe to spend?' asks for a figure, but 'what does safe to spend mean' does not. */
const ASKS_MEANING = / (?:explain|define|meaning|mean|means|work|works|computed|calculated) /;
const SAFE = ' safe to spend ';

/** Returns the terms of a question, two if it asks for a difference, and none if it is about the user's own money. */
export function findTerms(message: string): GlossaryEntry[] {
  const full = spaced(message);
  if (ASKS_OWN_RATE.test(full)) return [];
  const text = full
    .replace(/ (?:a|an|the)(?= )/g, '')
    .replace(SAFE, ASKS_MEANING.test(full) ? `${SAFE}figure ` : SAFE);
  // 'What is the 401(k) at?' asks for a balance.
  if (text.endsWith(' at ')) return [];
  const first = firstTerm(text);
  // A definition does not say which level is good.
  const asksLevel = ASKS_LEVEL.test(first?.rest ?? '');
  const second = first && BETWEEN_TWO.test(text) ? firstTerm(first.rest) : null;
  const left =
    (second ?? first)?.rest
      .split(' ')
      .filter(
        (word) => word && !TERM_QUESTION_WORDS.has(word) && !(asksLevel && LEVELS.has(word)),
      ) ?? [];
  // Two terms alone, such as 'snowball or avalanche', need no opening.
  if (left.length > 0 || (!second && !isGeneral(message))) return [];
  const found = [first, second]
    .flatMap((each) => (each ? [each.entry] : []))
    .flatMap((entry) => (asksLevel ? withLevel(entry) : entry));
  return [...new Set(found)].toSorted((a, b) => placeOf(text, a) - placeOf(text, b));
}

const placeOf = (text: string, { names }: GlossaryEntry): number =>
  Math.min(...names.split(',').map((name) => text.indexOf(spaced(name)) >>> 0));
