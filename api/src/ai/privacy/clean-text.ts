/** Characters that nobody sees: controls but the line end, marks of direction, zero-width ones, variation selectors. */
// oxlint-disable-next-line no-control-regex -- these are the very characters to take out
const UNSEEN =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202f\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\u{e0000}-\u{e0fff}]/gu;

/** The one spelling in which a text is read, checked and shown: what is checked is what is seen. */
export function cleanText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(UNSEEN, '')
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63]/g, (dash) => (dash === '\u2014' ? ' - ' : '-'));
}
