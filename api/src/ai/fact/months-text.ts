import { monthsWords } from '@halyard/shared-contracts/finance';
import type { NumberFact } from './fact';
import type { FiguredText } from './figured-text';

/** Returns a text such as "12 years 4 months". */
export function monthsText(fact: NumberFact): FiguredText {
  const text = monthsWords(fact.value);
  return { text, spans: [{ at: 0, text, fact }] };
}
