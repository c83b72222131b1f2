import { UNITS } from '../time/time-words';

/** After one of these words, a question says what a price is for. */
const BEFORE_THING = new Set(
  'afford buy get spend pay swing handle purchase splurge blow cover on for room'.split(' '),
);

/** One of these words ends the name of a thing. */
const ENDS = new Set(
  'if when while whenever after before until till since unless without not no but because though although instead than per each every and or with by from still once twice again where who that which this next last tomorrow today tonight ever never'.split(
    ' ',
  ),
);

/**
 * These words mean a recurring price, a price in another currency, or a person. Such a question has no single
 * price.
 */
export const NO_SINGLE_PRICE: ReadonlySet<string> = new Set([
  ...UNITS.keys(),
  ...'monthly weekly biweekly fortnightly daily yearly annual annually annum quarterly hourly recurring installment installments instalment instalments rent rents lease leases subscription subscriptions membership memberships mortgage payment payments premium premiums salary allowance retire retirement euro euros eur pound pounds gbp sterling yen yuan rupee rupees peso pesos franc francs cad aud bitcoin btc percent half third '.split(
    ' ',
  ),
  ...'brother sister friend friends son daughter wife husband spouse partner mom mother dad father parent parents roommate neighbor boss'.split(
    ' ',
  ),
]);

const LONGEST = 5;

/**
 * Returns the places of the words that say what a price is for, such as 'new laptop' in 'can I afford a $900 new
 * laptop'. These are at most five words right after the verb or the price, up to a word that begins something else.
 */
export function thingPlaces(words: readonly string[], amountAt: number): ReadonlySet<number> {
  const places = new Set<number>();
  const begins = words.flatMap((word, at) => (BEFORE_THING.has(word) ? [at + 1] : []));
  if (amountAt !== -1) begins.push(amountAt + 1);
  for (const begin of begins) {
    for (let at = begin; at < Math.min(words.length, begin + LONGEST); at += 1) {
      const word = words[at] ?? '';
      if (ENDS.has(word) || NO_SINGLE_PRICE.has(word)) break;
      places.add(at);
    }
  }
  return places;
}
