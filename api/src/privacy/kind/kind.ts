import type { Database } from '../../db/schema';
import type { Columns } from '../../entity/cells';

export type Row = Readonly<Record<string, string | number | null>>;

export interface Kind {
  readonly table: keyof Database;
  readonly key: readonly string[];
  /** Other columns are never exported. */
  readonly columns: Columns;
  readonly about: string;
  /** It is false for a table that a spreadsheet cannot show. */
  readonly hasSheet?: false;
  readonly restored: boolean;
}
