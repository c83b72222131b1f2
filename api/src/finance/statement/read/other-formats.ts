import { refused } from './statement';

/** Users choose files of these formats by mistake. The patterns match their beginnings as Latin-1 text. */
const FORMATS: readonly (readonly [name: string, start: RegExp])[] = [
  ['a PDF', /^%PDF-/],
  ['an Excel or ZIP file', /^PK[^ -~]{3}|^\xd0\xcf[^ -~]\xe0/],
  ['a compressed file', /^[^ -~]\x8b[^ -~]|^BZh\d1AY&SY|^7z\xbc\xaf|^\xfd7zXZ|^Rar!/],
  ['a picture', /^\x89PNG|^\xff\xd8\xff|^GIF8/],
  ['a web page', /^<(!doctype html|html|table|meta)\b/i],
  ['a text document', /^{\\rtf/],
  ['a JSON file', /^[[{]\s{0,9}["{\]}]/],
  ['an MT940 file', /^({1:|:20:)/],
];
const XML = /^<\?xml|^<Document\b/i;
const OFX = /<[ \t]{0,9}OFX[ \t]{0,9}>|<\?OFX/i;

const SAMPLE_BYTES = 5000;
const MARK_OF_UTF_8 = /^\xef\xbb\xbf/;

function otherFormat(start: string): string | null {
  const found = FORMATS.find(([, pattern]) => pattern.test(start));
  if (found) return found[0];
  return XML.test(start) && !OFX.test(start) ? 'an XML file other than OFX' : null;
}

/** Throws STATEMENT_REFUSED for a file that begins like another format. */
export function checkFormat(bytes: Uint8Array): void {
  const latin = Buffer.from(bytes.subarray(0, SAMPLE_BYTES)).toString('latin1');
  const format = otherFormat(latin.replace(MARK_OF_UTF_8, '').trimStart());
  if (format === null) return;
  throw refused(`This is ${format}: download your statement as CSV, OFX, QFX or QIF instead`);
}
