import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Query } from '@halyard/shared-contracts/wire';
import { type Choice, choiceOf } from './choice';
import { CHANGES_MEANING } from './measure-cues';
import { COUNTS_ROWS, IGNORES_REST } from './measure-kinds';
import { calendarOf } from './periods';
import { isOrder, measureOf, partsOf, queryOf, residueOf } from './question-parts';
import type { Tokens } from './tokens';

/** How a question was understood. */
export type Understanding =
  | {
      readonly kind: 'query';
      readonly query: Query;
      /** Words of the question that the answer leaves out. */
      readonly leftOut: readonly string[];
    }
  /** A word of the question can mean any of several accounts. */
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'order' }
  | { readonly kind: 'unknown_name'; readonly name: string }
  | { readonly kind: 'none' };

const NONE = { kind: 'none' } as const;

const PREPOSITIONS = new Set(['at', 'on', 'for', 'to', 'from', 'with']);

const isNamePosition = ({ words }: Tokens, at: number): boolean =>
  PREPOSITIONS.has(words[at - 1] ?? '') ||
  (['my', 'the', 'a'].includes(words[at - 1] ?? '') && PREPOSITIONS.has(words[at - 2] ?? ''));

const MOST_LEFT_OUT = 2;

/** Understands a question without a model; it never guesses what a word means. */
export function understand(message: string, financialData: FinancialData): Understanding {
  const parts = partsOf(message, financialData);
  const { tokens, names, without } = parts;
  if (isOrder(parts)) return { kind: 'order' };
  const measure = measureOf(parts);
  if (!measure) return NONE;
  const residue = IGNORES_REST.has(measure) ? [] : residueOf(tokens);
  if (residue.some(({ word }) => CHANGES_MEANING.has(word))) return NONE;
  if (without.length > 0 && !COUNTS_ROWS.has(measure)) return NONE;
  const [unknown] = residue.filter(({ at }) => isNamePosition(tokens, at));
  if (unknown) return { kind: 'unknown_name', name: unknown.word };
  if (residue.length > MOST_LEFT_OUT) return NONE;
  const choice = choiceOf(names, measure);
  if (choice) return { kind: 'choice', choice };
  return {
    kind: 'query',
    query: queryOf(parts, measure, calendarOf(financialData)),
    leftOut: residue.map(({ word }) => word),
  };
}
