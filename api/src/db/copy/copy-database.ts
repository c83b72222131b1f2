import { sql } from 'kysely';
import type { Db } from '../database';
import { type Checksum, checksumOf } from './checksum';
import { embeddedRows, postgresRows, type Row, type Table, tablesOf, writeRows } from './tables';

/** A table that was copied, as both databases hold it. */
export interface Copied extends Checksum {
  readonly table: string;
}

/** The copy was refused or given up, and the target is as it was; the message is one sentence. */
export class CopyFailed extends Error {}

/** Takes the right to write, so that a running server cannot add what the copy would miss. */
const keepOthersOut = (trx: Db) => sql`update users set id = id where 1 = 0`.execute(trx);

async function assertEmpty(to: Db, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(to);
    if (rows.length > 0) {
      throw new CopyFailed(
        `The table ${name} of the target has rows already. Copy into an empty database.`,
      );
    }
  }
}

async function copyTable(from: Db, to: Db, table: Table): Promise<Copied> {
  async function* written(): AsyncGenerator<Row[]> {
    for await (const rows of embeddedRows(from, table)) {
      await writeRows(to, table, rows);
      yield rows;
    }
  }
  const source = await checksumOf(table, written());
  const target = await checksumOf(table, postgresRows(to, table));
  if (source.rows !== target.rows || source.sum !== target.sum) {
    throw new CopyFailed(
      `The table ${table.name} differs after the copy: ${source.rows} rows (${source.sum}) became ${target.rows} (${target.sum}).`,
    );
  }
  return { table: table.name, ...target };
}

/**
 * Copies an embedded database to PostgreSQL, whose tables are there and empty, in one transaction: all of it or nothing.
 * Each table is read back and compared by count and checksum. `onCopied` hears of every table. Throws `CopyFailed`.
 */
export function copyDatabase(from: Db, to: Db, onCopied: (copied: Copied) => void): Promise<void> {
  return from.transaction().execute(async (source) => {
    await keepOthersOut(source);
    const tables = (await tablesOf(source)).filter(({ name }) => !name.startsWith('kysely_'));
    await to.transaction().execute(async (target) => {
      await assertEmpty(target, tables);
      for (const table of tables) onCopied(await copyTable(source, target, table));
    });
  });
}
