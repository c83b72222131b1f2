import type { Database } from '../../db/schema';
import type { Row } from '../kind/kind';
import { KINDS } from '../kind/kinds';
import { hasSoundTexts, isLeftOut } from './check-texts';
import { type Copy, refused } from './open-copy';
import { readRows } from './read-rows';

type Table = keyof Database;

/** The rows that come back, by table. */
export type Restored = ReadonlyMap<Table, readonly Row[]>;

/** Columns that name a row of another table: [table, column, the table it names, that one's id]. */
const REFERENCES: readonly (readonly [Table, string, Table, string])[] = [
  ['transactions', 'account_id', 'accounts', 'id'],
  ['balance_history', 'account_id', 'accounts', 'id'],
  ['investment_holdings', 'account_id', 'accounts', 'id'],
  ['import_rows', 'import_id', 'imports', 'id'],
  ['ai_sent', 'message_id', 'chat_messages', 'id'],
];

function checkReferences(rows: Restored): void {
  for (const [table, column, target, id] of REFERENCES) {
    const known = new Set(rows.get(target)?.map((row) => row[id]));
    const strays = rows.get(table)?.findIndex((row) => !known.has(row[column] ?? null)) ?? -1;
    if (strays >= 0) throw refused(`Row ${strays + 1} of ${table} belongs to nothing in this copy`);
  }
}

/** No bank stands behind what a copy brings: it is the person's own to keep, to change and to remove. */
function unlinked(table: Table, row: Row): Row {
  if (table === 'accounts') return { ...row, source: 'manual', item_id: null };
  return table === 'transactions' ? { ...row, source: 'manual' } : row;
}

/** Everything in a copy that comes back, checked to the last row before anything is written. Throws COPY_REFUSED. */
export async function readCopy(copy: Copy): Promise<Restored> {
  const rows = new Map<Table, readonly Row[]>();
  for (const kind of KINDS.filter(({ restored }) => restored)) {
    const found = await readRows(copy, kind);
    const kept = found.filter((row) => !isLeftOut(kind.table, row));
    const bad = kept.findIndex((row) => !hasSoundTexts(kind.table, row));
    if (bad >= 0) throw refused(`Row ${bad + 1} of ${kind.table} cannot be read`);
    rows.set(
      kind.table,
      kept.map((row) => unlinked(kind.table, row)),
    );
  }
  checkReferences(rows);
  return rows;
}
