import type { IsoDate } from '@halyard/shared-contracts/finance';
import { negate } from '@halyard/shared-contracts/money';
import { readCsv } from './read-csv';
import { isOfx, type OfxOptions, readOfx } from './read-ofx';
import { isQif, readQif } from './read-qif';
import { type ReadOptions, refused, type Statement } from './statement';

export interface StatementFile extends ReadOptions, OfxOptions {
  readonly bytes: Uint8Array;
  /** True when the file shows money out as a positive amount. */
  readonly inverted: boolean;
}

const decode = (encoding: string, bytes: Uint8Array, fatal = false): string =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

/** Western text in UTF-16 has a zero in every other byte. */
function utf16Encoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[1] === 0 && bytes[3] === 0) return 'utf-16le';
  return bytes[0] === 0 && bytes[2] === 0 ? 'utf-16be' : null;
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return decode('utf-8', bytes, true);
  } catch {
    return null;
  }
}

/** Old programs end a file with a NUL or a Ctrl-Z. */
function withoutEndMark(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\0' || text[end - 1] === '\u001a') end -= 1;
  return text.slice(0, end);
}

function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Encoding(bytes);
  const text = withoutEndMark(
    utf16 ? decode(utf16, bytes) : (decodeUtf8(bytes) ?? decode('windows-1252', bytes)),
  );
  if (text.includes('\0')) {
    throw refused('This file is not text: choose the CSV, OFX, QFX or QIF file');
  }
  if (text.trim() === '') throw refused('This file is empty');
  return text.replace(/^\ufeff/, '');
}

function readText(text: string, file: StatementFile, today: IsoDate): Statement {
  if (isOfx(text)) return readOfx(text, file, today);
  return isQif(text) ? readQif(text, file, today) : readCsv(text, file, today);
}

/**
 * Reads a CSV, OFX, QFX, or QIF file; the content decides the format, not the file name.
 * Throws STATEMENT_REFUSED with a sentence that names the first bad row.
 */
export function readStatement(file: StatementFile, today: IsoDate): Statement {
  const statement = readText(decodeText(file.bytes), file, today);
  if (!file.inverted) return statement;
  return {
    ...statement,
    rows: statement.rows.map((row) => ({ ...row, amount: negate(row.amount) })),
  };
}
