import { cleanText } from '../privacy/clean-text';

/** `taken` says which words are explained already. */
export interface Tokens {
  readonly words: readonly string[];
  readonly taken: boolean[];
}

/** The words of a question after these are not read. */
const MOST_WORDS = 60;

const CONTRACTIONS: ReadonlyMap<string, string> = new Map([
  ['whats', 'what is'],
  ['networth', 'net worth'],
  ['wheres', 'where is'],
  ['whens', 'when is'],
  ['hows', 'how is'],
  ['im', 'i am'],
  ['gonna', 'going to'],
  ['ive', 'i have'],
  ['id', 'i would'],
  ['vs', 'versus'],
  ['n', 'and'],
  ['yr', 'year'],
  ['yrs', 'years'],
  ['mo', 'month'],
  ['mos', 'months'],
  ['wk', 'week'],
  ['wks', 'weeks'],
  ['rn', 'right now'],
  ['pmt', 'payment'],
  ['pmts', 'payments'],
  ['acct', 'account'],
  ['accts', 'accounts'],
  ['bal', 'balance'],
  ['cc', 'credit card'],
  ['subs', 'subscriptions'],
  ['excl', 'excluding'],
  ['exc', 'excluding'],
  ['w', 'with'],
  ['wout', 'without'],
  ['pymt', 'payment'],
  ['pymts', 'payments'],
  ['txn', 'transaction'],
  ['txns', 'transactions'],
  ['trans', 'transactions'],
  ['mth', 'month'],
  ['mths', 'months'],
  ['cuz', 'because'],
  ['qtr', 'quarter'],
  ['util', 'utilization'],
  ['sub', 'subscription'],
  ['payed', 'paid'],
  ['spended', 'spent'],
  ['ss', 'social security'],
  ['ssa', 'social security'],
  ['ssi', 'social security'],
  ['avg', 'average'],
  ['payin', 'paying'],
  ['spendin', 'spending'],
  ['comin', 'coming'],
  ['goin', 'going'],
  ['doin', 'doing'],
  ['lemme', 'let me'],
  ['whatre', 'what are'],
  ['whos', 'who is'],
  ['whatve', 'what have'],
  ['payees', 'merchants'],
  ['vendors', 'merchants'],
  ['youre', 'you are'],
  ['theyre', 'they are'],
  ['weve', 'we have'],
  ['outta', 'out of'],
  ['dollas', 'dollars'],
  ['tmrw', 'tomorrow'],
  ['tmr', 'tomorrow'],
  ['yday', 'yesterday'],
  ['mnth', 'month'],
  ['mouth', 'month'],
  ['shoud', 'should'],
  ['acounts', 'accounts'],
  ['acount', 'account'],
  ['budgt', 'budget'],
  ['amt', 'amount'],
  ['tot', 'total'],
  ['acc', 'account'],
  ['accs', 'accounts'],
  ['accnt', 'account'],
  ['paychk', 'paycheck'],
  ['chk', 'checking'],
  ['bday', 'birthday'],
  ['approx', 'approximately'],
  ['info', 'information'],
  ['inv', 'investments'],
  ['thx', 'thanks'],
  ['b4', 'before'],
  ['ppl', 'people'],
  ['pct', 'percent'],
  ['percents', 'percent'],
  ['hw', 'how'],
  ['hwo', 'how'],
  ['mcuh', 'much'],
  ['mch', 'much'],
  ['muc', 'much'],
  ['spnt', 'spent'],
  ['wht', 'what'],
  ['hwmuch', 'how much'],
  ['howmuch', 'how much'],
  ['lst', 'last'],
  ['movements', 'transactions'],
  ['movement', 'transaction'],
  ['wknd', 'weekend'],
  ['wkend', 'weekend'],
  ['fod', 'food'],
  ['lone', 'loan'],
  ['mony', 'money'],
  ['spnd', 'spend'],
  ['nxt', 'next'],
  ['evry', 'every'],
  ['wut', 'what'],
  ['wat', 'what'],
  ['wen', 'when'],
  ['hav', 'have'],
  ['shud', 'should'],
  ['cud', 'could'],
  ['wud', 'would'],
  ['gud', 'good'],
  ['thru', 'through'],
  ['abt', 'about'],
  ['bout', 'about'],
  ['alot', 'a lot'],
  ['lastmonth', 'last month'],
  ['thismonth', 'this month'],
  ['lastweek', 'last week'],
  ['thisweek', 'this week'],
  ['lastyear', 'last year'],
  ['thisyear', 'this year'],
  ['everymonth', 'every month'],
  ['wot', 'what'],
  ['fortnight', 'two weeks'],
  ['tryna', 'trying to'],
  ['gotta', 'have to'],
  ['finna', 'going to'],
  ['hubby', 'husband'],
  ['wifey', 'wife'],
  ['prolly', 'probably'],
  ['incl', 'including'],
  ['sched', 'scheduled'],
  ['cheque', 'check'],
  ['cheques', 'checks'],
]);

const withoutEndMark = (word: string): string => (/[./]$/.test(word) ? word.slice(0, -1) : word);

/** Most texts are plain, and the slow rules of other scripts do not change them. */
const PLAIN = /^[a-z0-9 ]*$/;

/**
 * Returns words in lower case without marks inside: "Trader Joe's" → 'trader joes', 'H-E-B' → 'heb', '50/30/20' →
 * '503020'.
 */
export function wordsOf(text: string): string[] {
  const lower = cleanText(text).toLowerCase();
  const words = PLAIN.test(lower) ? lower.split(' ').filter(Boolean) : markedWords(lower);
  return words.some((word) => CONTRACTIONS.has(word)) ? words.flatMap(inFull) : words;
}

const inFull = (word: string): readonly string[] => CONTRACTIONS.get(word)?.split(' ') ?? [word];

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/** 'Jan - Mar' and 'jan-mar' are one time. */
const MONTH_RANGE = new RegExp(`\\b(${MONTH}) ?[-–—] ?(?=${MONTH}\\b)`, 'g');

/** 'Oct 1-15' is one time. */
const DAY_RANGE = new RegExp(`\\b(${MONTH}) (\\d{1,2}) ?[-–—] ?(\\d{1,2})\\b`, 'g');

const markedWords = (text: string): string[] =>
  text
    .replace(MONTH_RANGE, '$1 to ')
    .replace(DAY_RANGE, '$1 $2 to $1 $3')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/\$(?=\$)|\$(?![\d$.])/g, ' money ')
    .replace(/(?<=\p{L})['’-](?=[\p{L}\d])|(?<=\d)['’-](?=\p{L})/gu, '')
    .replace(/(?<=\d)\((?=\p{L}\))/gu, '')
    .replace(/(?<=\p{L}{3})\/(?=\p{L}{3})/gu, ' or ')
    .replace(/(?<=\p{L})[./](?=\p{L})/gu, '')
    .split(/[^\p{L}\p{N}$%./-]+/u)
    .map(withoutEndMark)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** In 'internet, phone, and power', each comma means the same as the word before the last name. */
const LIST_COMMA =
  /(?<!months?|weeks?|years?|days?|today|far|\d),(?= (?:the |my )?[\w&']+(?: [\w&']+)?,? (and|or|plus|vs|versus) )/gi;
export const withListWords = (text: string): string => text.replace(LIST_COMMA, ' $1');

export function tokensOf(text: string): Tokens {
  const words = wordsOf(text).slice(0, MOST_WORDS);
  return { words, taken: words.map(() => false) };
}

export function take({ taken }: Tokens, at: number, count: number): void {
  taken.fill(true, at, at + count);
}

/** Returns where a phrase of unexplained words begins, or -1. */
export function findPhrase({ words, taken }: Tokens, phrase: readonly string[]): number {
  return words.findIndex((_, at) =>
    phrase.every((word, next) => words[at + next] === word && taken[at + next] === false),
  );
}
