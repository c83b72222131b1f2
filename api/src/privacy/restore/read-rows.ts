import * as v from 'valibot';
import type { Kind, Row } from '../kind/kind';
import { dataPath } from '../manifest';
import { hasSoundTexts, isLeftOut } from './check-texts';
import { refused } from './limits';
import { linesOf } from './lines';
import type { Meter } from './meter';
import type { Copy } from './open-copy';

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** No bank stands behind what a copy brings: it is the person's own to keep, to change and to remove. */
function unlinked(table: Kind['table'], row: Row): Row {
  if (table === 'accounts') return { ...row, source: 'manual', item_id: null };
  return table === 'transactions' ? { ...row, source: 'manual' } : row;
}

/**
 * The rows of one table that a copy brings back, as they are written. Each is checked against its columns; COPY_REFUSED
 * names the first bad one.
 */
export async function* readRows(copy: Copy, kind: Kind, meter: Meter): AsyncGenerator<Row> {
  const { table, columns } = kind;
  const path = dataPath(table);
  const schema = v.object(columns);
  let count = 0;
  for await (const line of linesOf(copy.chunks(path, meter))) {
    meter.addRow();
    count += 1;
    const { success, output } = v.safeParse(schema, parse(line));
    if (!success) throw refused(`Row ${count} of ${path} cannot be read`);
    if (isLeftOut(table, output)) continue;
    if (!hasSoundTexts(table, output)) throw refused(`Row ${count} of ${table} cannot be read`);
    yield unlinked(table, output);
  }
}
