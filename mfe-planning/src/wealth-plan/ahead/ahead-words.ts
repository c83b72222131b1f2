import {
  type Basis,
  BLOCK_YEARS,
  type LongPlan,
  type Method,
} from '@halyard/shared-contracts/long-run';

export const METHOD_NAMES: Readonly<Record<Method, string>> = {
  replay: 'History as it was',
  blocks: 'History in blocks',
  lognormal: 'Random years',
};

export const METHOD_NOTES: Readonly<Record<Method, string>> = {
  replay: 'History as it was, starting in each year since 1928. After 2024, it goes on with 1928.',
  blocks: `Blocks of ${BLOCK_YEARS} years since 1928, in any order.`,
  lognormal: 'Random years that rise and fall like those since 1928.',
};

export const BASIS_WORDS: Readonly<Record<Basis, string>> = {
  chosen: 'you entered it',
  usual: 'from your last full months',
  estimated: 'estimated as if you had always earned today’s pay',
  received: 'from what arrives now',
  unknown: 'not known',
};

export const ageLabels = ({ age }: Pick<LongPlan, 'age'>, years: number): string[] =>
  Array.from({ length: years }, (_, year) => `Age ${age + year}`);
