import { plain } from './phrases';

const SMALL = new Set('a an and as at by de del for from in la of on or the to with'.split(' '));

/** These words, and words without vowels, are written in capitals. */
const ACRONYMS = new Set(
  (
    'aaa aarp abc ach adp ai aig amc aol atm bcbs bmw bp cvs dmv dsw ebt espn fsa gmc hbo hoa hsa hsbc ibm ihop ikea' +
    ' ira irs kfc lax lg mta nba nfl ny nyc nys pbs pc pg&e pnc rei sdge ssa ssi tiaa tv uhc uk ups us usa usaa' +
    ' usps va vca vip ymca ywca'
  ).split(' '),
);

const ABBREVIATIONS = new Set(
  'st rd dr mr mrs ms mt ft ltd blvd hwy ct ctr crd chk mkt mktp svc svcs sr jr bldg plz dept grp mgmt mfg ln pkwy sq th nd'.split(
    ' ',
  ),
);

const MOST_LETTERS = 4;

const DIGIT_AND_LETTER = /^\d[a-z]$/;

function isAcronym(word: string): boolean {
  if (ACRONYMS.has(word)) return true;
  const letters = /^[b-df-hj-np-tv-xz&]+$/u.test(word);
  return letters && word.length <= MOST_LETTERS && !ABBREVIATIONS.has(word);
}

/** The German ß has no capital letter of one character. */
function upper(letter: string): string {
  const big = letter.toUpperCase();
  return big.length === letter.length && big.toLowerCase() === letter ? big : letter;
}

function capital(word: string): string {
  const [first = ''] = word;
  return upper(first) + word.slice(first.length);
}

const LETTERS = /^[a-z]+$/;

/** Capitalizes after a hyphen, a slash, a period, and the apostrophe of O'Reilly. */
const inParts = (word: string): string =>
  word.replace(/(?<=[-/.:&+])\p{L}/gu, upper).replace(/(?<=^\p{L}['’])\p{L}(?=\p{L})/u, upper);

function cased(word: string, at: number): string {
  const lower = word.toLowerCase();
  const core = plain(word);
  if (isAcronym(core) || DIGIT_AND_LETTER.test(core)) return word.toUpperCase();
  if (at > 0 && SMALL.has(core)) return lower;
  return LETTERS.test(lower) ? capital(lower) : inParts(capital(lower));
}

const isShouted = (text: string): boolean => !/\p{Ll}/u.test(text);
const isWhispered = (text: string): boolean => !/\p{Lu}/u.test(text);

/** In a text of mixed case, only long words in capitals change. */
export function titleCase(text: string): string {
  const isPlain = isShouted(text) || isWhispered(text);
  const isCased = (word: string) => isPlain || (word.length > MOST_LETTERS && isShouted(word));
  return text
    .split(' ')
    .map((word, at) => (isCased(word) ? cased(word, at) : word))
    .join(' ');
}
