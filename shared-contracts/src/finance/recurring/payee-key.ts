/** Words that banks put around a payee's name and that change from row to row. */
const NOISE = new Set(
  (
    'ach autopay auto pay bill billpay card debit credit direct dep des id inc indn llc' +
    ' ltd co corp online payment pmt pos ppd purchase recurring ref sq tst web com www the'
  ).split(' '),
);

const DIGIT = /\d/u;
const SEPARATORS = /[^\p{L}\p{N}]+/u;

/**
 * The words of a payee's name that stay the same from one payment to the next, in lower case: without references, dates,
 * store numbers and the words that banks add. A name of nothing else is its own key.
 */
export function payeeKey(name: string): string {
  const text = name.trim().toLowerCase();
  const words = text.replaceAll("'", '').split(SEPARATORS).filter(Boolean);
  const own = words.filter((word) => !NOISE.has(word) && !DIGIT.test(word));
  return own.length > 0 ? own.join(' ') : words.join(' ') || text;
}
