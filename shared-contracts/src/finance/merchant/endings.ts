import { phrases, plain } from './phrases';

const NOISE = phrases([
  'ppd',
  'ccd',
  'web',
  'tel',
  'arc',
  'ach',
  'pos',
  'pmt',
  'pmts',
  'pymt',
  'paymt',
  'payment',
  'payments',
  'e-payment',
  'epayment',
  'e-pay',
  'epay',
  'autopay',
  'auto pay',
  'auto-pay',
  'bill pay',
  'billpay',
  'bill payment',
  'bill',
  'bill pmt',
  'dir dep',
  'dirdep',
  'direct dep',
  'purchase',
  'recurring',
  'recur',
  'online pmt',
  'online payment',
  'web pmt',
  'web payment',
  'online credit card payment',
  'credit card payment',
  'webrecurring',
  'web online',
  'bankdraft',
  'directpay',
  'direct debit',
  'utilitypay',
  'elec pymt',
  'intell ck',
  'ins prem',
  'prem coll',
  'sfpp',
  'subscrip',
  'subscr',
  'mobile pmt',
  'refund',
  'return',
  'invoice',
  'inv',
  'ref',
  'reference',
  'conf',
  'inc',
  'llc',
  'ltd',
  'corp',
  'card ending in',
  'ending in',
  'ending',
  'to',
  'from',
  'on',
  'of',
  'and',
  'the',
  'no',
]);

const COURTESIES = phrases(['thank you', 'thankyou', 'thank you web', 'thank you - web', 'thanks']);

/** If only these words come before an ending, the ending is the name, as in `Interest Payment`. */
const GENERIC = new Set(
  (
    'ach atm auto autopay bank bill card charge check checking credit debit deposit direct e-payment electronic fee' +
    ' gift home in insurance interest internet loan mobile mortgage of on online pay payment personal phone pos' +
    ' prepaid purchase recurring rent savings service student tax transfer web wire withdrawal the to from a'
  ).split(' '),
);

const MOST_WORDS = 5;

export function lengthWithoutEnding(all: readonly string[]): number {
  const earlier = Math.max(0, all.length - MOST_WORDS);
  const words = all.slice(earlier).map(plain);
  const namesSomebody = (word: string) => word !== '' && !GENERIC.has(plain(word));
  const polite = all.length - COURTESIES.atEnd(words);
  if (polite > 0 && polite < all.length) return polite;
  if (all.length > 2 && words.at(-1) === 'co') return all.length - 1;
  const left = all.length - NOISE.atEnd(words);
  return left < all.length && all.slice(0, left).some(namesSomebody) ? left : all.length;
}
