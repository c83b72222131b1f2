/** `ORIG CO NAME` is followed by the payee. */
const LABELS =
  / (?:des|indn|co id|orig id|orig co|co entry|entry descr|desc date|sec|trace#?|ref#?|conf#?|auth#?|trn|transaction#?|iban|merchant name|mcc|eed|ind id|ind name|web id|ppd id|ccd id|tel id|id):/iu;
const ORIGINATOR = /^orig(?:inator)? co name ?: ?/iu;
const BANK_IDS = / (?:web|ppd|ccd|tel|arc) id(?: ?:)? ?\S*$/iu;

export function withoutLabels(text: string): string {
  const own = text.replace(ORIGINATOR, '');
  const label = own.search(LABELS);
  return (label < 0 ? own : own.slice(0, label)).replace(BANK_IDS, '');
}

const PHONE = /(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\b\d{3}[-. ])\d{3}[-. ]?\d{4}(?!\d)/u;
const DATE = /\b\d{1,4}[/-]\d{1,2}(?:[/-]\d{2,4})?\b(?!\p{L})/gu;
const TIME = /\b\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?\b/giu;
const MONEY = /(?:usd|\$) ?\d[\d,]*\.\d{2}\b/giu;

const SHORTEST_NAME = 3;

/** Cuts digits that are joined to a name, as in `AIR0012345678901`. */
function unglued(word: string, at: number): string {
  const first = word.search(/\d/);
  const isNumber = /^\d+$/.test(word.slice(first));
  const isLong = word.length - first >= (at === 0 ? 5 : 10);
  return first >= SHORTEST_NAME && isNumber && isLong ? word.slice(0, first) : word;
}

const FIVE_DIGITS = /\d{5}/;
const LETTERS = /\p{L}{2}/u;

function withoutPhone(text: string): string {
  const { index, 0: found } = PHONE.exec(text) ?? { index: -1, 0: '' };
  if (index < 0) return text;
  const before = text.slice(0, index);
  return LETTERS.test(before) ? before : `${before} ${text.slice(index + found.length)}`;
}

/** Removes phone numbers, days, times, and amounts. */
export function withoutFigures(text: string): string {
  if (!/\d/.test(text)) return text;
  const plain = FIVE_DIGITS.test(text)
    ? withoutPhone(text).split(' ').map(unglued).join(' ')
    : withoutPhone(text);
  return plain
    .replace(/#(?=\d)/gu, ' #')
    .replace(MONEY, ' ')
    .replace(DATE, ' ')
    .replace(TIME, ' ')
    .replace(/ +/gu, ' ')
    .trim();
}

const STORE_NUMBER = /^(?:#|no\.?|store#?|str#?|unit#?|t-|f)?[#-]?\d{3}[-\d]*$/iu;

/** A place follows numbers such as `#0418`, `00021833`, and `T-1204`. */
export const isStoreNumber = (word: string): boolean =>
  STORE_NUMBER.test(word) || (word.startsWith('#') && /\d/.test(word));

/** After a number such as `S461163`, nothing belongs to the name. */
export const isPaymentNumber = (word: string): boolean => /^\p{L}{0,2}\d{6,}$/u.test(word);

const MASK = /^[x•…]{3,}\d*$|^[.…]+\d+$|^x+\d{3,}$/iu;
const LONGEST_WORD_WITH_ONE_DIGIT = 4;

const count = (word: string, pattern: RegExp): number => word.match(pattern)?.length ?? 0;

/** Recognizes words such as `2K4TR7` and `XXXX1234`. */
export function isReference(word: string): boolean {
  if (MASK.test(word)) return true;
  if (!/\d/.test(word)) return false;
  if (isStoreNumber(word)) return true;
  const digits = count(word, /\d/gu);
  const letters = count(word, /\p{L}/gu);
  if (letters === 0) return digits > 2;
  return digits > 1 && word.length > LONGEST_WORD_WITH_ONE_DIGIT && digits * 4 >= letters;
}

const SITE =
  /^(?:https?:\/\/)?(?:www\.)?([\p{L}\p{N}-]+)\.(?:com|net|org|co|io|app|tv)(?:\/\S*)?$/iu;

/** Returns `netflix` for `WWW.NETFLIX.COM`, or null for another word. */
export const nameOfSite = (word: string): string | null => SITE.exec(word)?.[1] ?? null;

/** Recognizes words such as `HELP.UBER.COM` and `AMZN.COM/BILL`. */
export const isAddress = (word: string): boolean =>
  /^(?:https?:|www\.)/iu.test(word) ||
  /\.(?:com|net|org|co|io|app|tv)(?:\/|$)/iu.test(word) ||
  word.includes('@');
