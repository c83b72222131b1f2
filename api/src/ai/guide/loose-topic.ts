import { TALK } from '../general/faq/find-faq';
import { plainText } from '../understand/plain-text';
import { HARMLESS } from '../understand/words/harmless-words';
import { ALWAYS, GUIDE_WORDS, openingOf, PREPARED, type PreparedTopic } from './prepared';
import type { Topic } from './topic';

/** These verbs stand in questions of every kind, so they do not show what somebody wants to do. */
const WEAK = new Set('get is are see find view look check use put give have let'.split(' '));
/** A thing belongs to a verb only if it is near. */
const MOST_BETWEEN = 4;
const MOST_OPEN = 4;

export interface LooseTopic {
  readonly topic: Pick<Topic, 'says' | 'label' | 'href'>;
  /** The answer does not go into these words. */
  readonly open: readonly string[];
}

const isFree = ({ verbs, may }: PreparedTopic, word: string): boolean =>
  verbs.has(word) || may.has(word) || ALWAYS.has(word) || HARMLESS.has(word);

/** Returns the words that have no place, or null if the topic does not fit. */
function openIn(topic: PreparedTopic, words: readonly string[]): string[] | null {
  const first = words.findIndex((word) => !HARMLESS.has(word));
  const verb = words[first];
  if (verb === undefined || !topic.verbs.has(verb) || WEAK.has(verb)) return null;
  const places = topic.things.flatMap((phrase) => {
    const at = words.findIndex(
      (_, from) => from > first && phrase.every((word, by) => words[from + by] === word),
    );
    return at === -1 ? [] : [{ at, length: phrase.length }];
  });
  const [thing] = places.toSorted((a, b) => a.at - b.at || b.length - a.length);
  if (!thing || thing.at - first > MOST_BETWEEN) return null;
  const between = words.slice(first + 1, thing.at);
  if (!between.every((word) => isFree(topic, word))) return null;
  const open = words
    .slice(thing.at + thing.length)
    .filter((word) => !isFree(topic, word) && !TALK.has(word));
  return open.length <= MOST_OPEN ? open : null;
}

/**
 * 'How do I split a transaction between groceries and gifts' is about splitting, whatever follows. Such a way to do
 * something has no figure, so it may leave out words, and the answer names them.
 */
export function findLooseTopic(message: string): LooseTopic | null {
  const text = plainText(message, GUIDE_WORDS);
  const opening = openingOf(text);
  if (opening === null || /\d/.test(text)) return null;
  const words = text.slice(opening.length).split(' ').filter(Boolean);
  const found = PREPARED.flatMap((topic) => {
    const open = openIn(topic, words);
    return open === null ? [] : [{ topic, open }];
  });
  return found.toSorted((a, b) => a.open.length - b.open.length)[0] ?? null;
}
