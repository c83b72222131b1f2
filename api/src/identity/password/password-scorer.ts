import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/**
 * Characters that are scored: the time grows with them, and texts made for it take tens of milliseconds each. What follows
 * can only make a password harder to guess.
 */
const SCORED = 48;
/** Spellings such as p4ssw0rd that are tried for one text. */
const SPELLINGS = 4;
/** Of little use beside the lists of passwords, words and first names, and half of all words. */
const LEFT_OUT = new Set(['lastnames-en', 'wikipedia-en']);

/** Word lists are read when the first password is chosen. */
async function makeScorer(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  const words = Object.entries(english.dictionary).filter(([name]) => !LEFT_OUT.has(name));
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...Object.fromEntries(words) },
    graphs: common.adjacencyGraphs,
    maxLength: SCORED,
    l33tMaxSubstitutions: SPELLINGS,
  });
}

let scorer: Promise<ZxcvbnFactory> | undefined;

/** How hard a text is to guess, from 0 to 4, by zxcvbn; the words are what a guesser would try first. */
export async function guessingScore(text: string, words: readonly string[]): Promise<number> {
  scorer ??= makeScorer();
  return (await scorer).check(text.slice(0, SCORED), [...words]).score;
}
