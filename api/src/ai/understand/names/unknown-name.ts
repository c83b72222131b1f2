import type { Measure } from '@halyard/shared-contracts/wire';
import { IGNORES_REST, OF_HOLDINGS, WITHOUT_SUBJECT } from '../measure-kinds';
import { type QuestionParts, residueOf, unusedNames } from '../question-parts';
import type { Tokens } from '../tokens';
import type { FoundName } from './find-names';
import { absentAccount } from './names';

const PREPOSITIONS = new Set(['at', 'on', 'for', 'to', 'from', 'with']);
const PAYS = new Set(['pay', 'paid', 'paying']);

const OWNERS = new Set(['my', 'our', 'the']);
const VERBS = new Set(['cost', 'costs', 'worth']);

/** 'The house cost' names a thing, but 'my grand total' does not. */
const isNoun = ({ words, taken }: Tokens, at: number): boolean =>
  taken[at + 1] !== true || VERBS.has(words[at + 1] ?? '');

const isNamePosition = (tokens: Tokens, at: number): boolean => {
  const [before = '', earlier = ''] = [tokens.words[at - 1], tokens.words[at - 2]];
  if (PREPOSITIONS.has(before) || PAYS.has(before)) return true;
  if ((OWNERS.has(before) || before === 'a') && PREPOSITIONS.has(earlier)) return true;
  return OWNERS.has(before) && isNoun(tokens, at);
};

/** Finds a second thing of a list, as in 'Uber and Lyft'. */
const isListed = ({ words }: Tokens, at: number, names: readonly FoundName[]): boolean =>
  ['and', 'or'].includes(words[at - 1] ?? '') && names.some((name) => name.at < at);

/** These words name nothing, so no sentence denies them. */
const NO_NAMES = new Set(
  'same longest shortest live different best worst other old extra usual normal future past fastest slowest'.split(
    ' ',
  ),
);

/** Returns null if every name is known. */
export function unknownName(parts: QuestionParts, measure: Measure): string | null {
  const { tokens, names } = parts;
  if (IGNORES_REST.has(measure)) return null;
  const absent =
    OF_HOLDINGS.has(measure) && !WITHOUT_SUBJECT.has(measure)
      ? (absentAccount(tokens) ?? unusedNames(parts, measure)[0]?.text ?? null)
      : null;
  const named = residueOf(tokens).find(
    ({ word, at }) =>
      !NO_NAMES.has(word) && (isNamePosition(tokens, at) || isListed(tokens, at, names)),
  );
  return absent ?? (named && !/^\d/.test(named.word) ? named.word : null);
}
