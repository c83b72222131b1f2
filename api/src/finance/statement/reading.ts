import type { DateOrder, StatementMapping } from '@halyard/shared-contracts/wire';
import type { DecimalMark } from './read-amounts';
import type { Statement } from './statement';

/** What a person said about a file, where they did. */
export interface Asked {
  readonly mapping?: StatementMapping | undefined;
  readonly order?: DateOrder | undefined;
  readonly decimal?: DecimalMark | undefined;
}

/** A statement as far as it can be read, and what has to be asked before it can be read whole. */
export interface Reading extends Statement {
  readonly question: 'date_order' | 'decimal' | 'columns' | null;
  readonly columns: readonly string[] | null;
  readonly mapping: StatementMapping | null;
  readonly order: DateOrder | null;
  readonly decimal: DecimalMark | null;
}
