import type { Measure } from '@halyard/shared-contracts/wire';
import { CUES } from './measure-cues';
import { phrases } from './phrases';
import { take, type Tokens } from './tokens';

/** A measure that a question may ask for, and how clearly it does. */
export interface FoundMeasure {
  readonly measure: Measure;
  readonly weight: number;
}

const CUE_PHRASES = CUES.map(([measure, weight, text]) => ({
  measure,
  weight,
  phrases: phrases(text).toSorted((a, b) => b.length - a.length),
}));

/** Takes the words that ask for measures; the clearest measure comes first. */
export function findMeasures(tokens: Tokens): FoundMeasure[] {
  const found = new Map<Measure, number>();
  for (const { measure, weight, phrases: all } of CUE_PHRASES) {
    const match = all.find((words) => findPhraseAnywhere(tokens, words) !== -1);
    if (!match) continue;
    found.set(measure, Math.max(found.get(measure) ?? 0, weight));
  }
  for (const { phrases: all } of CUE_PHRASES) {
    for (const words of all) {
      const at = findPhraseAnywhere(tokens, words);
      if (at !== -1) take(tokens, at, words.length);
    }
  }
  return [...found]
    .map(([measure, weight]) => ({ measure, weight }))
    .toSorted((a, b) => b.weight - a.weight);
}

/** A cue may share its words with another cue, so taken ones count too. */
const findPhraseAnywhere = ({ words }: Tokens, wanted: readonly string[]): number =>
  words.findIndex((_, at) => wanted.every((word, by) => words[at + by] === word));
