/** Banks put these words around a payee's name, and they change from row to row. */
const NOISE = new Set(
  (
    'ach autopay auto pay bill billpay card debit credit direct dep des id inc indn llc' +
    ' ltd co corp online payment pmt pos ppd purchase recurring ref sq tst web com www the'
  ).split(' '),
);

const DIGIT = /\d/u;
const SEPARATORS = /[^\p{L}\p{N}]+/u;

/**
 * Returns the words of a payee's name that stay the same from one payment to the next, in lower case. References,
 * dates, store numbers, and the words that banks add are removed. A name of only such words is its own key.
 */
export function payeeKey(name: string): string {
  const text = name.trim().toLowerCase();
  const words = text.replaceAll("'", '').split(SEPARATORS).filter(Boolean);
  const own = words.filter((word) => !NOISE.has(word) && !DIGIT.test(word));
  return own.length > 0 ? own.join(' ') : words.join(' ') || text;
}
