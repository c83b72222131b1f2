import { refused } from './statement';

const decode = (encoding: string, bytes: Uint8Array, fatal = false): string =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

/** Text that has a zero at every other byte is UTF-16, whichever half is zero. */
function wide(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[1] === 0 && bytes[3] === 0) return 'utf-16le';
  return bytes[0] === 0 && bytes[2] === 0 ? 'utf-16be' : null;
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return decode('utf-8', bytes, true);
  } catch {
    return null;
  }
}

/**
 * The text of a statement: UTF-16 or UTF-8 by its mark or its bytes, else the old western code page that banks still use.
 * Throws STATEMENT_REFUSED for what is no text.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = wide(bytes);
  const text = encoding ? decode(encoding, bytes) : (utf8(bytes) ?? decode('windows-1252', bytes));
  if (text.includes('\0'))
    throw refused('This file is not text: choose the CSV, OFX, QFX or QIF file');
  if (text.trim() === '') throw refused('This file is empty');
  return text.replace(/^\ufeff/, '');
}
