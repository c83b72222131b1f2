import type { StatementEncoding } from '@halyard/shared-contracts/wire';
import { analyse } from 'chardet';
import { refused } from './statement';

export interface DecodedFile {
  readonly text: string;
  readonly encoding: StatementEncoding;
}

/** These are chardet's names. A Windows code page has the letters of the ISO one that it extends. */
const ENCODINGS: Readonly<Record<string, StatementEncoding>> = {
  'UTF-8': 'utf-8',
  'ISO-8859-1': 'windows-1252',
  'ISO-8859-2': 'iso-8859-2',
  'ISO-8859-7': 'windows-1253',
  'ISO-8859-9': 'windows-1254',
  'windows-1250': 'windows-1250',
  'windows-1251': 'windows-1251',
  'windows-1252': 'windows-1252',
  'windows-1253': 'windows-1253',
  'windows-1254': 'windows-1254',
  'KOI8-R': 'koi8-r',
  GB18030: 'gb18030',
  Big5: 'big5',
  Shift_JIS: 'shift_jis',
  'EUC-JP': 'euc-jp',
  'EUC-KR': 'euc-kr',
};

/** Detection of four megabytes takes two seconds. The first lines with other letters are enough. */
const SAMPLE_BYTES = 32_000;
const MIN_CONFIDENCE = 20;
const LINE_FEED = 0x0a;

function decode(encoding: StatementEncoding, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Windows-1252 has these characters from 0x80 to 0x9f, which Node 20 decodes as control characters. */
const WINDOWS_SIGNS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const withWindowsSigns = (text: string): string =>
  text.replace(/[\x80-\x9f]/g, (sign) => WINDOWS_SIGNS.charAt(sign.charCodeAt(0) - 0x80));

/** Western text in UTF-16 has a zero in every other byte. */
function utf16Encoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[1] === 0 && bytes[3] === 0) return 'utf-16le';
  return bytes[0] === 0 && bytes[2] === 0 ? 'utf-16be' : null;
}

/** Returns the file from its first line with letters outside of ASCII. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte > 0x7f);
  const start = bytes.lastIndexOf(LINE_FEED, first) + 1;
  return bytes.subarray(start, start + SAMPLE_BYTES);
}

const EURO_SIGN_OF_ISO_15 = 0xa4;

/** ISO 8859-15 has a euro sign where Windows-1252 has a sign that nobody writes. */
function westernEncoding(bytes: Uint8Array): 'iso-8859-15' | 'windows-1252' {
  const isWindows = bytes.some((byte) => byte >= 0x80 && byte < 0xa0);
  return !isWindows && bytes.includes(EURO_SIGN_OF_ISO_15) ? 'iso-8859-15' : 'windows-1252';
}

function detected(bytes: Uint8Array): StatementEncoding {
  const found = analyse(sampleOf(bytes))
    .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
    .flatMap(({ name }) => ENCODINGS[name] ?? [])
    .find((encoding) => decode(encoding, bytes) !== null);
  return found === undefined || found === 'windows-1252' ? westernEncoding(bytes) : found;
}

function encodingOf(bytes: Uint8Array): StatementEncoding {
  const utf16 = utf16Encoding(bytes);
  if (utf16) return utf16;
  return decode('utf-8', bytes) === null ? detected(bytes) : 'utf-8';
}

/** Old programs end a file with a NUL or a Ctrl-Z. */
function withoutEndMark(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\0' || text[end - 1] === '\u001a') end -= 1;
  return text.slice(0, end);
}

/** Detects the encoding if none is given. Throws STATEMENT_REFUSED if the file is not text. */
export function decodeFile(bytes: Uint8Array, chosen?: StatementEncoding): DecodedFile {
  const encoding = chosen ?? encodingOf(bytes);
  const decoded = withoutEndMark(new TextDecoder(encoding).decode(bytes));
  const text = encoding === 'windows-1252' ? withWindowsSigns(decoded) : decoded;
  if (text.includes('\0')) {
    throw refused('This file is not text: choose the CSV, OFX, QFX or QIF file');
  }
  if (text.trim() === '') throw refused('This file is empty');
  return { text, encoding };
}
