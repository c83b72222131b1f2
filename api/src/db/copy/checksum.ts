import { createHash } from 'node:crypto';
import { toPostgresText } from '../postgres/query-compiler';
import type { Row, Table } from './tables';

/** How many rows a table has, and a number that any difference in any of them changes. */
export interface Checksum {
  readonly rows: number;
  /** 32 hexadecimal digits. */
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

/** Adds the hashes of all rows up, so that the order in which a database gives them does not matter. */
export async function checksumOf(table: Table, parts: AsyncIterable<Row[]>): Promise<Checksum> {
  let rows = 0;
  let sum = 0n;
  for await (const part of parts) {
    for (const row of part) sum = BigInt.asUintN(Number(BITS), sum + hashOf(row, table));
    rows += part.length;
  }
  return { rows, sum: sum.toString(16).padStart(Number(BITS) / 4, '0') };
}
