/** Invisible characters: controls except the line end, direction marks, zero-width characters, fillers. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Printable ASCII, in which nothing is unseen or has two spellings. */
const PLAIN = /^[ -~\n]*$/;

/** The one spelling in which a text is read, checked and shown: what is checked is what is seen. */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .normalize('NFKC')
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(UNSEEN, '')
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63]/g, (dash) => (dash === '\u2014' ? ' - ' : '-'));
}
