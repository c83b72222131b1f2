/**
 * These characters are invisible: controls except the line end, direction marks, zero-width characters, and
 * fillers.
 */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Printable ASCII has no invisible characters and one spelling per text. */
const PLAIN = /^[ -~\n]*$/;

/** Returns the one spelling that is read, checked, and shown, so that what is checked is what a user sees. */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .normalize('NFKC')
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(UNSEEN, '')
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63]/g, (dash) => (dash === '\u2014' ? ' - ' : '-'));
}
