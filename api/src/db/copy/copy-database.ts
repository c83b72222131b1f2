import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database';
import { toPostgresText } from '../postgres/query-compiler';
import { embeddedRows, postgresRows, type Row, type Table, tablesOf, writeRows } from './tables';

export interface Copied extends Checksum {
  readonly table: string;
}

export class CopyFailed extends Error {}

/** Locks out a running server, so that the copy is complete. */
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
 * Copies an embedded database to empty tables of PostgreSQL in one transaction, and compares each table by its count
 * and checksum. Throws `CopyFailed`.
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

interface Checksum {
  readonly rows: number;
  readonly sum: string;
}

const BITS = 128n;

const hashOf = (row: Row, { columns }: Table): bigint => {
  const values = columns.map((column) => {
    const value = row[column];
    return typeof value === 'string' ? toPostgresText(value) : value;
  });
  const digest = createHash('sha256').update(JSON.stringify(values)).digest('hex');
  return BigInt(`0x${digest.slice(0, Number(BITS) / 4)}`);
};

/** The checksum is a sum of hashes, so it does not depend on the order of the rows. */
async function checksumOf(table: Table, parts: AsyncIterable<Row[]>): Promise<Checksum> {
  let rows = 0;
  let sum = 0n;
  for await (const part of parts) {
    for (const row of part) sum = BigInt.asUintN(Number(BITS), sum + hashOf(row, table));
    rows += part.length;
  }
  return { rows, sum: sum.toString(16).padStart(Number(BITS) / 4, '0') };
}
