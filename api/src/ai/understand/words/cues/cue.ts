import type { Measure } from '@halyard/shared-contracts/wire';

/** The weight says how clearly the words ask for the measure. The words are separated by commas. */
export type Cue = readonly [measure: Measure, weight: number, words: string];
