import { setImmediate as otherWork } from 'node:timers/promises';
import * as v from 'valibot';
import type { Kind, Row } from '../kind/kind';
import { dataPath } from '../manifest';
import { type Copy, refused } from './open-copy';

const MOST_ROWS = 1_000_000;
/** Rows between two looks at what else there is to do. */
const BREATH = 2000;

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The rows of one table in a copy, each checked against its columns. Throws COPY_REFUSED naming the first bad row. */
export async function readRows(copy: Copy, { table, key, columns }: Kind): Promise<Row[]> {
  const path = dataPath(table);
  const lines = (await copy.text(path)).split('\n').filter((line) => line !== '');
  if (lines.length > MOST_ROWS) throw refused(`${path} holds more rows than can be brought back`);
  const schema = v.object(columns);
  const seen = new Set<string>();
  const rows: Row[] = [];
  for (const [index, line] of lines.entries()) {
    if (index % BREATH === 0) await otherWork();
    const { success, output } = v.safeParse(schema, parse(line));
    const name = success && JSON.stringify(key.map((column) => output[column]));
    if (!success || name === false || seen.has(name)) {
      throw refused(`Row ${index + 1} of ${path} cannot be read`);
    }
    seen.add(name);
    rows.push(output);
  }
  return rows;
}
