import type { IsoDate } from '@halyard/shared-contracts/finance';
import { negate } from '@halyard/shared-contracts/money';
import { readCsv } from './csv/read-csv';
import type { StatementEncoding } from '@halyard/shared-contracts/wire';
import { decodeFile } from './decode-file';
import { futureNotice, joinedNotices } from './notices';
import { checkFormat } from './other-formats';
import { isOfx, readOfx } from './ofx/read-ofx';
import { isQif, readQif } from './read-qif';
import { type ReadOptions, type Statement } from './statement';

export interface StatementFile extends ReadOptions {
  readonly bytes: Uint8Array;
  /** The user chose this encoding. Without a choice, it is detected. */
  readonly encoding?: StatementEncoding | undefined;
  /** `true` means that the file shows money out as positive. Without a choice, this is guessed. */
  readonly inverted?: boolean | undefined;
}

/** The encoding and the signs say how the file was read. */
export interface DecodedStatement extends Statement {
  readonly encoding: StatementEncoding;
  readonly inverted: boolean;
}

function readText(text: string, file: StatementFile, today: IsoDate): Statement {
  if (isOfx(text)) return readOfx(text, file, today);
  return isQif(text) ? readQif(text, file, today) : readCsv(text, file, today);
}

/**
 * Reads a CSV, OFX, QFX, or QIF file. The content decides the format, not the file name. Throws STATEMENT_REFUSED
 * with a sentence that names the first bad row.
 */
export function readStatement(file: StatementFile, today: IsoDate): DecodedStatement {
  checkFormat(file.bytes);
  const { text, encoding } = decodeFile(file.bytes, file.encoding);
  const read = readText(text, file, today);
  const future = read.rows.filter(({ date }) => date > today).length;
  const statement = { ...read, notice: joinedNotices([read.notice, futureNotice(future)]) };
  const inverted = file.inverted ?? statement.isReversed;
  if (!inverted) return { ...statement, encoding, inverted };
  const rows = statement.rows.map((row) => ({ ...row, amount: negate(row.amount) }));
  return { ...statement, encoding, inverted, rows };
}
