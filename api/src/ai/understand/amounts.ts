import { type Cents, cents, fromDollars } from '@halyard/shared-contracts/money';
import type { Query } from '@halyard/shared-contracts/wire';
import { phrases } from './words/phrases';
import { UNITS } from './time/time-words';
import { findPhrase, take, type Tokens } from './tokens';

const AMOUNT = /^\$?(\d[\d.]*)(k)?$/;
/** These accounts have a number as their name. */
const NOT_AMOUNTS = new Set(['401k', '403b', '457b', '529']);
const MOST_DOLLARS = 1e9;
const UNIT = new Set(['dollars', 'dollar', 'bucks', 'usd', 'grand']);

/** Removes marks between thousands, so that '$1,200.50' is one word. */
export const withoutThousands = (text: string): string => text.replace(/(?<=\d),(?=\d{3})/g, '');

function dollarsAt({ words }: Tokens, at: number): { dollars: number; count: number } | null {
  const [whole, digits, thousand] = AMOUNT.exec(words[at] ?? '') ?? [];
  if (whole === undefined || digits === undefined || NOT_AMOUNTS.has(whole)) return null;
  const unit = UNIT.has(words[at + 1] ?? '') ? 1 : 0;
  const isGrand = thousand !== undefined || words[at + 1] === 'grand';
  const dollars = Number(digits) * (isGrand ? 1_000 : 1);
  return Number.isFinite(dollars) && dollars <= MOST_DOLLARS ? { dollars, count: 1 + unit } : null;
}

/** Finds '$900', '650 dollars', or '15k'. */
export function findAmount(tokens: Tokens): Cents | null {
  for (let at = 0; at < tokens.words.length; at += 1) {
    if (tokens.taken[at]) continue;
    const found = dollarsAt(tokens, at);
    if (!found) continue;
    take(tokens, at, found.count);
    return fromDollars(found.dollars);
  }
  return null;
}

const ABOVE = phrases('over,above,more than,bigger than,larger than,greater than,exceeding');
const BELOW = phrases('under,below,less than,smaller than,lower than,cheaper than');

/** A time such as 'over 3 months' is not an amount. */
function amountAfter(tokens: Tokens, all: readonly string[][]): Cents | null {
  for (const words of all) {
    const at = findPhrase(tokens, words);
    const found = at === -1 ? null : dollarsAt(tokens, at + words.length);
    if (!found || UNITS.has(tokens.words[at + words.length + found.count] ?? '')) continue;
    take(tokens, at, words.length + found.count);
    return fromDollars(found.dollars);
  }
  return null;
}

const AT_LEAST = phrases('at least,no less than,not less than,starting at');
const AT_MOST = phrases('at most,up to,no more than,not more than');
const OR_MORE = phrases('or more,and up,or higher,or above,and above,and over,or over');
const OR_LESS = phrases('or less,or under,and under,or below,and below,or lower');

/** Finds the amount in '$50 or more'. */
function amountBefore(tokens: Tokens, all: readonly string[][]): Cents | null {
  for (const words of all) {
    const at = findPhrase(tokens, words);
    const place = tokens.words.findIndex(
      (_, from) => from < at && from + (dollarsAt(tokens, from)?.count ?? -1) === at,
    );
    const found = place === -1 ? null : dollarsAt(tokens, place);
    if (!found) continue;
    take(tokens, place, found.count + words.length);
    return fromDollars(found.dollars);
  }
  return null;
}

/** 'Between $20 and $50' includes both amounts. */
function amountsBetween(tokens: Tokens): Query['size'] {
  const at = findPhrase(tokens, ['between']);
  const low = at === -1 ? null : dollarsAt(tokens, at + 1);
  const join = at + 1 + (low?.count ?? 0);
  const isJoined = low !== null && ['and', 'to'].includes(tokens.words[join] ?? '');
  const high = isJoined ? dollarsAt(tokens, join + 1) : null;
  const isMoney =
    /[$.]/.test(`${tokens.words[at + 1] ?? ''}${tokens.words[join + 1] ?? ''}`) ||
    (low !== null && high !== null && (low.count > 1 || high.count > 1)) ||
    tokens.words.some((word) => IS_ROW.test(word));
  if (!low || !high || !isMoney || low.dollars > high.dollars) return null;
  take(tokens, at, join + 1 + high.count - at);
  return { above: below1(fromDollars(low.dollars)), below: above1(fromDollars(high.dollars)) };
}

/** A size excludes its ends, so 'at least $50' means over $49.99. */
const below1 = (amount: Cents): Cents => cents(Math.max(0, amount - 1));
const above1 = (amount: Cents): Cents => cents(amount + 1);

const orNull = (amount: Cents | null, change: (amount: Cents) => Cents): Cents | null =>
  amount === null ? null : change(amount);

const IS_ROW =
  /^(?:charges?|payments?|transactions?|purchases?|deposits?|expenses?|orders?|refunds?|debits?|bills?)$/;

const BEFORE_PRICE = new Set(['of', 'for']);

/** Finds a word for a row beside an amount, as in 'the 49.99 charge' or 'a charge for 49.99'. */
const isOfRow = ({ words }: Tokens, at: number): boolean =>
  IS_ROW.test(words[at + 1] ?? '') ||
  (BEFORE_PRICE.has(words[at - 1] ?? '') && IS_ROW.test(words[at - 2] ?? ''));

const CONSIDERS = new Set('afford can could should buy spend enough room'.split(' '));

/** 'The 41 dollar charge' may have cents too. The price of something to buy is no size of a payment. */
function wholeAmount(tokens: Tokens): Query['size'] {
  if (tokens.words.some((word) => CONSIDERS.has(word))) return null;
  const at = tokens.words.findIndex((word, place) => {
    const unit = UNIT.has(tokens.words[place + 1] ?? '') ? 1 : 0;
    const isMoney = unit === 1 || word.startsWith('$');
    const isNext = /^(?:charge|payment|transaction|purchase|debit)$/.test(
      tokens.words[place + 1 + unit] ?? '',
    );
    return isMoney && /^\$?\d+$/.test(word) && (isNext || isOfRow(tokens, place));
  });
  const found = at === -1 ? null : dollarsAt(tokens, at);
  if (!found || found.dollars === 0) return null;
  take(tokens, at, found.count);
  const amount = fromDollars(found.dollars);
  return { above: below1(amount), below: fromDollars(found.dollars + 1) };
}

function exactAmount(tokens: Tokens): Query['size'] {
  const at = tokens.words.findIndex(
    (word, place) => /^\$?\d+\.\d\d$/.test(word) && isOfRow(tokens, place),
  );
  const found = at === -1 ? null : dollarsAt(tokens, at);
  if (!found || found.dollars === 0) return null;
  take(tokens, at, found.count);
  const amount = fromDollars(found.dollars);
  return { above: below1(amount), below: above1(amount) };
}

/** Null means payments of every size. */
export function findSize(tokens: Tokens): Query['size'] {
  const between = amountsBetween(tokens) ?? exactAmount(tokens) ?? wholeAmount(tokens);
  if (between) return between;
  const least = amountAfter(tokens, AT_LEAST) ?? amountBefore(tokens, OR_MORE);
  const most = amountAfter(tokens, AT_MOST) ?? amountBefore(tokens, OR_LESS);
  const above = amountAfter(tokens, ABOVE) ?? orNull(least, below1);
  const below = amountAfter(tokens, BELOW) ?? orNull(most, above1);
  return above === null && below === null ? null : { above, below };
}
