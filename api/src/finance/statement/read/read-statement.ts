import type { IsoDate } from '@halyard/shared-contracts/finance';
import { negate } from '@halyard/shared-contracts/money';
import { readCsv } from './csv/read-csv';
import type { StatementEncoding } from '@halyard/shared-contracts/wire';
import { decodeFile } from './decode-file';
import { isOfx, type OfxOptions, readOfx } from './ofx/read-ofx';
import { isQif, readQif } from './read-qif';
import { type ReadOptions, type Statement } from './statement';

export interface StatementFile extends ReadOptions, OfxOptions {
  readonly bytes: Uint8Array;
  /** The encoding that the user chose; otherwise it is detected. */
  readonly encoding?: StatementEncoding | undefined;
  /** True when the file shows money out as a positive amount. */
  readonly inverted: boolean;
}

/** A statement with the encoding in which its file was read. */
export interface DecodedStatement extends Statement {
  readonly encoding: StatementEncoding;
}

function readText(text: string, file: StatementFile, today: IsoDate): Statement {
  if (isOfx(text)) return readOfx(text, file, today);
  return isQif(text) ? readQif(text, file, today) : readCsv(text, file, today);
}

/**
 * Reads a CSV, OFX, QFX, or QIF file; the content decides the format, not the file name.
 * Throws STATEMENT_REFUSED with a sentence that names the first bad row.
 */
export function readStatement(file: StatementFile, today: IsoDate): DecodedStatement {
  const { text, encoding } = decodeFile(file.bytes, file.encoding);
  const statement = readText(text, file, today);
  if (!file.inverted) return { ...statement, encoding };
  const rows = statement.rows.map((row) => ({ ...row, amount: negate(row.amount) }));
  return { ...statement, encoding, rows };
}
