import type { Measure } from '@halyard/shared-contracts/wire';
import { CUES } from './words/measure-cues';
import { phrases } from './words/phrases';
import { take, type Tokens } from './tokens';

/** A measure that a question may ask for, and how clearly it does. */
export interface FoundMeasure {
  readonly measure: Measure;
  readonly weight: number;
}

/** The measures, and for each word those that it asks for. */
export interface FoundMeasures {
  readonly measures: FoundMeasure[];
  readonly cuedBy: readonly ReadonlySet<Measure>[];
}

const CUE_PHRASES = CUES.flatMap(([measure, weight, text]) =>
  phrases(text).map((words) => ({ measure, weight, words })),
);

/** Takes the words that ask for measures; the clearest measure comes first. */
export function findMeasures(tokens: Tokens): FoundMeasures {
  const cuedBy = tokens.words.map(() => new Set<Measure>());
  const found = new Map<Measure, number>();
  for (const { measure, weight, words } of CUE_PHRASES) {
    for (const at of placesOf(tokens, words)) {
      found.set(measure, Math.max(found.get(measure) ?? 0, weight));
      take(tokens, at, words.length);
      for (const each of cuedBy.slice(at, at + words.length)) each.add(measure);
    }
  }
  const measures = [...found]
    .map(([measure, weight]) => ({ measure, weight }))
    .toSorted((a, b) => b.weight - a.weight);
  return { measures, cuedBy };
}

/** Where a cue stands. It may share its words with another cue, so taken ones count too. */
const placesOf = ({ words }: Tokens, wanted: readonly string[]): number[] =>
  words.flatMap((word, at) =>
    word === wanted[0] && wanted.every((each, by) => words[at + by] === each) ? [at] : [],
  );
