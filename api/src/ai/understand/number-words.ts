const SMALL: ReadonlyMap<string, number> = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
);
const TENS: ReadonlyMap<string, number> = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, 10 * (at + 2)]),
);
const SCALES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['grand', 1_000],
  ['million', 1_000_000],
]);
/** 'November twenty second' is a day. */
const ORDINALS = new Set('first second third fourth fifth sixth seventh eighth ninth'.split(' '));
const UNITS = new Set('dollar dollars buck bucks'.split(' '));
/** 'Half a million' is no million. */
const FRACTIONS = new Set(['half', 'quarter', 'couple']);
const HUNDRED = 100;

interface Found {
  readonly value: number;
  readonly count: number;
}

/** Reads 'three hundred and fifty' or 'a grand' from a word on, or returns null. */
function numberFrom(words: readonly string[], from: number): Found | null {
  let [total, group, at] = [0, 0, from];
  let isLarge = false;
  if (words[at] === 'a' && SCALES.has(words[at + 1] ?? '')) [group, at] = [1, at + 1];
  for (; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const small = SMALL.get(word) ?? TENS.get(word);
    const scale = SCALES.get(word);
    if (small !== undefined) group += small;
    else if (scale !== undefined && group > 0) {
      isLarge = true;
      if (scale === HUNDRED) group *= scale;
      else [total, group] = [total + group * scale, 0];
    } else if (word !== 'and' || !isLarge || !isSmall(words[at + 1])) break;
  }
  const value = total + group;
  const isAmount = isLarge || TENS.has(words[from] ?? '') || UNITS.has(words[at] ?? '');
  return value > 0 && isAmount && !ORDINALS.has(words[at] ?? '')
    ? { value, count: at - from }
    : null;
}

const isSmall = (word: string | undefined): boolean =>
  word !== undefined && (SMALL.has(word) || TENS.has(word));

const isNumber = (word: string): boolean => isSmall(word) || SCALES.has(word) || word === 'a';

/** '2000 a month' is a price, and '2000' alone may be a year. */
const PRICE_LIKE_A_YEAR =
  /(?<![$\d.])((?:19|20)\d\d)(?= (?:dollars?|bucks|monthly|(?:a|per|each|every) month)\b)/gi;

/** Writes numbers of at least twenty, and numbers of dollars, in digits: 'three hundred' is '300'. */
export function withDigits(text: string): string {
  const words = text.split(' ');
  const plain = words.map((word) => word.toLowerCase());
  const written: string[] = [];
  for (let at = 0; at < words.length;) {
    const isWhole = !FRACTIONS.has(plain[at - 1] ?? '') && isNumber(plain[at] ?? '');
    const found = isWhole ? numberFrom(plain, at) : null;
    written.push(found ? String(found.value) : (words[at] ?? ''));
    at += found?.count ?? 1;
  }
  return written.join(' ').replaceAll(PRICE_LIKE_A_YEAR, '$$$1');
}
