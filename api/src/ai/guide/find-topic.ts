import { plainText } from '../understand/plain-text';
import { phrases } from '../understand/words/phrases';
import { HARMLESS } from '../understand/words/harmless-words';
import type { Topic } from './topic';
import { TOPICS } from './topics';
import { ABOUT_THE_APP } from './topics-of-trust';

type FiguredText = Pick<Topic, 'says' | 'label' | 'href'>;

/** A question for a way to do something begins like this. */
const ASKS_HOW =
  /^(?:how (?:do|can|could|would|should|to|might)(?: i| you| one)?|where (?:do|can|could|would|should) (?:i|you)|where (?:is|are)(?= (?:the|my)) (?:the|my)|can i|could i|can(?= my (?:wife|husband|partner|spouse|family|kids|accountant|mom|dad|son|daughter|boyfriend|girlfriend|roommate)\b)|is it possible to|is there (?:a|any) way to|is there an option to|show me how to|tell me how to|what is the (?:best )?way to|i (?:want|need|would like) to know how to|how does one|i (?:want|need|would like|wish) to|is there|do you have|can you|help me|what do i do to|where to|where) /;

/** 'I want to close my account, how?' asks for a way at its end. */
const ASKS_AT_END =
  / (?:how|how do i do (?:it|that|this)|where|where do i do (?:it|that|this)|where is that)$/;

/** These words do not change what somebody wants to do. */
const ALWAYS = new Set(
  'app in here up new custom page screen halyard easily best quickly own using manually online'.split(
    ' ',
  ),
);

interface Prepared extends Omit<Topic, 'verbs' | 'things' | 'may'> {
  readonly verbs: ReadonlySet<string>;
  readonly things: readonly (readonly string[])[];
  readonly may: ReadonlySet<string>;
}

const PREPARED: readonly Prepared[] = TOPICS.map((topic) => ({
  ...topic,
  verbs: new Set(topic.verbs.split(' ')),
  things: phrases(topic.things).toSorted((a, b) => b.length - a.length),
  may: new Set((topic.may ?? '').split(' ')),
}));

const GUIDE_WORDS: ReadonlySet<string> = new Set(
  TOPICS.flatMap(({ verbs, things }) => [...verbs.split(' '), ...things.split(/[ ,]/)]),
);

/** Returns the places of a phrase, or null. */
function placesOf(words: readonly string[], phrase: readonly string[]): number[] | null {
  const at = words.findIndex((_, from) => phrase.every((word, by) => words[from + by] === word));
  return at === -1 ? null : phrase.map((_, by) => at + by);
}

/** 'Is there a dark mode?' names only the thing. */
const ASKS_FOR_THING = /^(?:is there|do you have) $/;

function fits(
  { verbs, things, may }: Prepared,
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

/** Returns what the question wants to do in the app, or null. A question with a number is about money. */
export function findTopic(message: string): FiguredText | null {
  const text = plainText(message, GUIDE_WORDS);
  const about = ABOUT_THE_APP.find(({ asks }) => asks.test(text));
  if (about) return about;
  const isAskedAtEnd = ASKS_AT_END.test(text);
  const [opening] = ASKS_HOW.exec(`${text} `) ?? (isAskedAtEnd ? [''] : []);
  if (opening === undefined || /\d/.test(text.replace('2fa', ''))) return null;
  const rest = text.slice(opening.length).replace(ASKS_AT_END, '').split(' ').filter(Boolean);
  const needsVerb = !ASKS_FOR_THING.test(opening);
  return PREPARED.find((topic) => fits(topic, rest, needsVerb)) ?? null;
}
