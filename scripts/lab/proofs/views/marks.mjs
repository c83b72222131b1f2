/** These dollars appear neither with another user nor in the sample. */
const SAVED = 7_371_000;
const SPENT = 3_917_000;

/** The number of the user is before the decimal point, and the cents never round the dollars up. */
const dollars = (number, base) => base + number * 10 + ((number % 45) + 1) / 100;

/** Returns the dollars of an amount, which may be printed without cents. */
const wholeOf = (amount) => String(Math.trunc(amount));

const name = (what, number) => `${what}-${String(number).padStart(4, '0')}-mark`;

/**
 * Returns the account and the spending of the user with this number below a hundred, and the texts that identify
 * them.
 */
export function marksOf(number) {
  const account = { name: name('jar', number), type: 'savings', balance: dollars(number, SAVED) };
  const spending = { merchant: name('shop', number), amount: -dollars(number, SPENT) };
  const texts = [
    account.name,
    spending.merchant,
    wholeOf(account.balance),
    wholeOf(-spending.amount),
  ];
  return { number, account, spending, texts };
}

const NAMES = /(?:jar|shop)-\d{4}-mark/gi;
/** This matches such an amount in JSON or as printed. */
const AMOUNTS = /(?:7,?371|3,?917),?\d\d0(?:\.\d{1,2})?(?!\d)/g;

const asWhole = (found) => wholeOf(Number(found.replaceAll(',', '')));

/** Returns the marks of other users in a text, or all marks if `own` is null. */
export function foreignMarks(text, own) {
  const found = [...(text.match(NAMES) ?? []), ...(text.match(AMOUNTS) ?? []).map(asWhole)];
  const allowed = new Set(own?.texts);
  return [...new Set(found)].filter((mark) => !allowed.has(mark));
}

/** Returns the user's own rows that are missing in an answer. */
export function missingRows(path, text, own) {
  const [jar, shop] = own.texts;
  if (path.startsWith('/api/finance/transactions')) return text.includes(shop) ? [] : [shop];
  const names = path.startsWith('/api/first-view') || path.startsWith('/api/finance/accounts');
  return names && !text.includes(jar) ? [jar] : [];
}
