import type { Measure } from '@halyard/shared-contracts/wire';
import { CUES } from './words/measure-cues';
import { phrases } from './words/phrases';
import { take, type Tokens } from './tokens';

/** The weight says how clearly a question asks for the measure. */
export interface FoundMeasure {
  readonly measure: Measure;
  readonly weight: number;
}

/** For each word, `cuedBy` has the measures that it asks for. */
export interface FoundMeasures {
  readonly measures: FoundMeasure[];
  readonly cuedBy: readonly ReadonlySet<Measure>[];
}

interface Cue extends FoundMeasure {
  readonly words: readonly string[];
  readonly order: number;
}

const CUES_BY_FIRST_WORD = new Map<string | undefined, Cue[]>();
for (const [order, [measure, weight, text]] of CUES.entries()) {
  for (const words of phrases(text)) {
    const cues = CUES_BY_FIRST_WORD.get(words[0]) ?? [];
    cues.push({ measure, weight, words, order });
    CUES_BY_FIRST_WORD.set(words[0], cues);
  }
}

/** Cues may share words, so words that are already explained count too. */
const cuesAt = ({ words }: Tokens, at: number): Cue[] =>
  (CUES_BY_FIRST_WORD.get(words[at]) ?? []).filter((cue) =>
    cue.words.every((each, by) => words[at + by] === each),
  );

/** The clearest measure is first, and of equals the one that is listed first. */
export function findMeasures(tokens: Tokens): FoundMeasures {
  const cuedBy = tokens.words.map(() => new Set<Measure>());
  const found = new Map<Measure, number>();
  const standing = tokens.words
    .flatMap((_, at) => cuesAt(tokens, at).map((cue) => ({ ...cue, at })))
    .toSorted((a, b) => a.order - b.order);
  for (const { measure, weight, words, at } of standing) {
    found.set(measure, Math.max(found.get(measure) ?? 0, weight));
    take(tokens, at, words.length);
    for (const each of cuedBy.slice(at, at + words.length)) each.add(measure);
  }
  const measures = [...found]
    .map(([measure, weight]) => ({ measure, weight }))
    .toSorted((a, b) => b.weight - a.weight);
  return { measures, cuedBy };
}
