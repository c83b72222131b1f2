import type { Measure } from '@halyard/shared-contracts/wire';
import type { QuestionParts } from '../question-parts';

/** 'Twice as much' and 'twice a year' do not ask for double charges. */
export const comparesByTwice = ({ tokens: { words } }: QuestionParts): boolean =>
  /\btwice (?:as|a|an|each|every|per)\b/.test(words.join(' '));

/** No other measure has room for something that was doubled. */
export const asksForDouble = ({ tokens: { words }, names }: QuestionParts): boolean =>
  names.length === 0 &&
  words.some((word) => ['twice', 'double', 'duplicate', 'duplicated', 'duplicates'].includes(word));

/** 'Savings and investments' are more than one balance. */
export const addsInvestments = ({ tokens: { words } }: QuestionParts, measure: Measure): boolean =>
  (measure === 'balance' || measure === 'holdings') &&
  /\b(?:and|plus) (?:my )?(?:investments|stocks|holdings)\b/.test(words.join(' '));

/** 'What will gas prices be' asks for what nobody knows, and not for recurring payments. */
export const asksForPricesAhead = (
  { tokens: { words } }: QuestionParts,
  measure: Measure,
): boolean =>
  OF_PRICES.has(measure) &&
  words.some((word) => word === 'will' || word === 'going') &&
  words.some((word) => word === 'price' || word === 'prices');
const OF_PRICES: ReadonlySet<Measure> = new Set<Measure>(['recurring', 'upcoming', 'spending']);
