import type { Database } from '../../db/schema';
import type { Kind, Row } from '../kind/kind';
import { KINDS } from '../kind/kinds';
import { dataPath } from '../manifest';
import { refused, type Meter } from './limits';
import type { Copy } from './open-copy';
import { readRows } from './read-rows';

type Table = keyof Database;

/** A row comes after the row that it refers to. */
export const RESTORED: readonly Kind[] = KINDS.filter(({ restored }) => restored);

const REFERENCES: Readonly<Partial<Record<Table, readonly [column: string, target: Table]>>> = {
  transactions: ['account_id', 'accounts'],
  balance_history: ['account_id', 'accounts'],
  investment_holdings: ['account_id', 'accounts'],
  investment_trades: ['account_id', 'accounts'],
  import_rows: ['import_id', 'imports'],
  change_rows: ['change_id', 'changes'],
  ai_sent: ['message_id', 'chat_messages'],
};
const TARGETS = new Set(Object.values(REFERENCES).map(([, target]) => target));

const nameOf = ({ key }: Kind, row: Row): string =>
  key.length === 1 ? String(row[key[0] ?? '']) : JSON.stringify(key.map((column) => row[column]));

export type Counts = Readonly<Partial<Record<Table, number>>>;

/** Checks all rows of a copy before anything is written. Throws COPY_REFUSED. */
export async function checkCopy(copy: Copy, meter: Meter): Promise<Counts> {
  const counts: Partial<Record<Table, number>> = {};
  const known = new Map<Table, ReadonlySet<string>>();
  for (const kind of RESTORED) {
    const { table } = kind;
    const [column, target] = REFERENCES[table] ?? [];
    const seen = new Set<string>();
    for await (const row of readRows(copy, kind, meter)) {
      const name = nameOf(kind, row);
      const place = `Row ${seen.size + 1} of ${dataPath(table)}`;
      if (seen.has(name)) throw refused(`${place} cannot be read`);
      if (column && target && known.get(target)?.has(String(row[column])) !== true) {
        throw refused(`${place} belongs to nothing in this copy`);
      }
      seen.add(name);
    }
    counts[table] = seen.size;
    if (TARGETS.has(table)) known.set(table, seen);
  }
  return counts;
}
