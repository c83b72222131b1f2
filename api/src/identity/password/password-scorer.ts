import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Crafted long texts take tens of milliseconds; more characters only make a password harder to guess. */
const SCORED = 48;
/** Variants such as p4ssw0rd. */
const SPELLINGS = 4;
/** They add little and are half of all words. */
const LEFT_OUT = new Set(['lastnames-en', 'wikipedia-en']);

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

/** Returns the zxcvbn score from 0 to 4. */
export async function guessingScore(text: string, words: readonly string[]): Promise<number> {
  scorer ??= makeScorer();
  return (await scorer).check(text.slice(0, SCORED), [...words]).score;
}
