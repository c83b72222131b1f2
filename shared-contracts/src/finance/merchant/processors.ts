import { phrases } from './phrases';

/** The payee follows the star after one of these. */
const COLLECTORS = new Set(
  (
    'sq tst paypal pp py in sp eb fs dd bt bls cke gpay zsk wpy ezc wix wl ic 2co fsp pos ppl csc pai' +
    ' dnh toast square sumup izettle zettle stripe clover shopify ls lspd sqc ccb ckf cko dri'
  ).split(' '),
);

/** The product follows the star after one of these. */
const SELLERS = new Set(
  'google apple adobe microsoft uber amazon amzn msft intuit cashapp'.split(' '),
);

const CODE = /\d/u;
const LETTER = /\p{L}/u;

/** Handles texts such as `SQ *BLUE BOTTLE` and `LYFT *RIDE`. */
export function withoutCollector(text: string): string {
  const star = text.indexOf('*');
  if (star < 0) return text;
  const before = text.slice(0, star).trim();
  const after = text.slice(star + 1).replace(/^[\s*]+/u, '');
  if (!LETTER.test(before)) return `${before} ${after}`.trim();
  const collector = before.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  if (COLLECTORS.has(collector)) return after || before;
  if (!SELLERS.has(collector) || CODE.test(after)) return before;
  return after.toLowerCase().startsWith(before.toLowerCase()) ? after : `${before} ${after}`;
}

const WAYS = [
  'pos',
  'pos debit',
  'pos purchase',
  'pos pur',
  'pos withdrawal',
  'pos refund',
  'pos return',
  'ach',
  'ach debit',
  'ach credit',
  'ach pmt',
  'ach payment',
  'ach withdrawal',
  'ach deposit',
  'ach transaction',
  'ach hold',
  'paypal inst xfer',
  'ppd',
  'ccd',
  'web pmt',
  'debit card',
  'debit card purchase',
  'debit purchase',
  'dbt crd',
  'dbt purchase',
  'debit',
  'card purchase',
  'card purchase with pin',
  'credit card purchase',
  'checkcard',
  'check card',
  'check card purchase',
  'check crd purchase',
  'visa',
  'visa dda pur',
  'visa purchase',
  'visa debit',
  'visa check card',
  'mastercard debit',
  'mc debit',
  'dda pur',
  'dda purchase',
  'pin purchase',
  'pin debit',
  'signature purchase',
  'point of sale',
  'point of sale withdrawal',
  'point of sale debit',
  'purchase',
  'purchase authorized on',
  'purchase return authorized on',
  'recurring payment authorized on',
  'recurring payment',
  'recurring debit card',
  'recurring debit purchase',
  'recurring card purchase',
  'recurring',
  'preauthorized debit',
  'preauthorized credit',
  'preauthorized ach debit',
  'pre-authorized debit',
  'pre-auth debit',
  'electronic withdrawal',
  'electronic deposit',
  'electronic pmt',
  'electronic payment',
  'external withdrawal',
  'external deposit',
  'direct debit',
  'contactless',
  'contactless payment',
  'apple pay',
  'aplpay',
  'google pay',
  'gpay',
  'online pmt',
  'bill pay',
  'bill payment',
  'billpay',
  'web authorized pmt',
  'card payment to',
  'payment to',
  'withdrawal ach',
  'deposit ach',
  'withdrawal pos',
  'withdrawal debit card',
  'withdrawal debit chip',
  'deb',
  'intl pur',
  'foreign purchase',
];

export const PAYMENT_WAYS = phrases(WAYS);
