import { plainText } from '../understand/plain-text';
import { HARMLESS } from '../understand/words/harmless-words';
import {
  ALWAYS,
  ASKS_AT_END,
  GUIDE_WORDS,
  openingOf,
  PREPARED,
  type PreparedTopic,
} from './prepared';
import type { Topic } from './topic';
import { ABOUT_THE_APP } from './topics-of-trust';

type FiguredText = Pick<Topic, 'says' | 'label' | 'href'>;

/** Returns the places of a phrase, or null. */
function placesOf(words: readonly string[], phrase: readonly string[]): number[] | null {
  const at = words.findIndex((_, from) => phrase.every((word, by) => words[from + by] === word));
  return at === -1 ? null : phrase.map((_, by) => at + by);
}

/** 'Is there a dark mode?' names only the thing. */
const ASKS_FOR_THING =
  /^(?:is there|do you have|where(?: is| are)? (?:the|my)|where is|which (?:screen|page|tab|menu)) ?$/;
/** 'Can I see my spending' asks for the figure, and 'where do I see my spending' for the screen. */
const ASKS_WHERE = /^(?:where|which|show me where|tell me where|i cant find|help me find)/;

function fits(
  { verbs, things, may }: PreparedTopic,
  words: readonly string[],
  needsVerb: boolean,
): boolean {
  const found = things.map((phrase) => placesOf(words, phrase)).find((places) => places !== null);
  if (!found) return false;
  const [thing] = found;
  const hasVerb = words.some((word, at) => verbs.has(word) && at !== thing);
  return (
    (hasVerb || !needsVerb) &&
    words.every(
      (word, at) =>
        found.includes(at) ||
        verbs.has(word) ||
        may.has(word) ||
        ALWAYS.has(word) ||
        HARMLESS.has(word),
    )
  );
}

/** '401k' and '2fa' are no amounts. */
const NAMES_WITH_DIGITS = /\b(?:2fa|401k|403b|529|w2|1099)\b/g;

/** Returns what the question wants to do in the app, or null. A question with a number is about money. */
export function findTopic(message: string): FiguredText | null {
  const text = plainText(message, GUIDE_WORDS);
  const about = ABOUT_THE_APP.find(({ asks }) => asks.test(text));
  if (about) return about;
  const opening = openingOf(text);
  if (opening === null || /\d/.test(text.replaceAll(NAMES_WITH_DIGITS, ''))) return null;
  const rest = text.slice(opening.length).replace(ASKS_AT_END, '').split(' ').filter(Boolean);
  const needsVerb = !ASKS_FOR_THING.test(opening);
  const isWhere = ASKS_WHERE.test(opening);
  return (
    PREPARED.find((topic) => (topic.isPlace !== true || isWhere) && fits(topic, rest, needsVerb)) ??
    null
  );
}
