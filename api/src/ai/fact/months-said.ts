import { monthsWords } from '@halyard/shared-contracts/finance';
import type { NumberFact } from './fact';
import type { Said } from './said';

/** Returns a text such as "12 years 4 months". */
export function monthsSaid(fact: NumberFact): Said {
  const text = monthsWords(fact.value);
  return { text, spans: [{ at: 0, text, fact }] };
}
