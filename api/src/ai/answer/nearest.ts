import { distance } from 'fastest-levenshtein';
import { FILLERS } from '../understand/words/measure-cues';
import { wordsOf } from '../understand/tokens';
import { EXAMPLES } from './example-questions';

const MOST = 3;
/** These questions come first if no example is close to the question. */
const USUAL = [EXAMPLES.spending[0]!, EXAMPLES.net_worth[0]!, EXAMPLES.upcoming[0]!];
const SHORTEST = 4;

const significantWords = (text: string): string[] =>
  wordsOf(text).filter((word) => !FILLERS.has(word));

const isLike = (word: string, other: string): boolean =>
  word === other || (word.length >= SHORTEST && distance(word, other) <= 1);

function similarity(words: readonly string[], example: string): number {
  const own = significantWords(example);
  return words.filter((word) => own.some((each) => isLike(word, each))).length;
}

export function nearestQuestions(message: string): string[] {
  const words = significantWords(message);
  const near = Object.values(EXAMPLES)
    .flat()
    .map((text) => ({ text, similarity: similarity(words, text) }))
    .filter((each) => each.similarity > 0)
    .toSorted((a, b) => b.similarity - a.similarity)
    .map(({ text }) => text);
  return [...new Set([...near, ...USUAL])].slice(0, MOST);
}
