import type { FinancialData } from '@halyard/shared-contracts/finance';
import { lastPayday } from '../payday';
import type { Tokens } from '../tokens';

/** A household asks as one: 'we' and 'our' ask for the same figures as 'I' and 'my'. */
const ONE: ReadonlyMap<string, string> = new Map([
  ['we', 'i'],
  ['our', 'my'],
  ['weve', 'ive'],
  ['til', 'till'],
  ['ths', 'this'],
  ['untill', 'until'],
]);

const AUXILIARIES = 'can|could|must|should|will|would|do|did|have|am|was';
const QUESTION_WORDS = 'how much(?: more)?(?: money)?|how long|how many \\w+|when|what|where';

/** What is said in several ways, and the way that the readers of a question know. */
const SAME: readonly (readonly [RegExp, string])[] = [
  // Words that say how somebody asks, not what.
  [/ (?:actually|really|even|honestly|literally|basically)\b/g, ''],
  [/\bare i\b/g, 'am i'],
  [/\bwere i\b/g, 'was i'],
  // 'How much I can spend' is the order of many other languages.
  [new RegExp(`^((?:please )?(?:${QUESTION_WORDS})) i (${AUXILIARIES})\\b`), '$1 $2 i'],
  [new RegExp(`\\b(how much(?: more)?(?: money)?) i (${AUXILIARIES})\\b`), '$1 $2 i'],
  // 'May' is also a month.
  [/\b(how much(?: more)?) may i\b/g, '$1 can i'],
  [/\b(?:is it possible for me to|am i able to)\b/g, 'can i'],
  [/\bwould i be able to\b/g, 'could i'],
  [/\bhow many (money|time)\b/g, 'how much $1'],
  [/\bin how much time\b/g, 'how long until'],
  [
    /\b(january|february|march|april|may|june|july|august|september|october|november|december) month\b/g,
    '$1',
  ],
  [
    /^what (?:is |has )?changed since last (week|month|quarter|year)$/,
    'which category changed the most compared to last $1',
  ],
  [/\bwhat(?: is|s) eating (?:up |into )?my \w+$/, 'what do i spend the most on'],
  [/\b(?:put|set) (?:aside|away) ((?:every|each|a|per) month)\b/, 'save $1'],
  [/\bstill (?:coming|to come|outstanding|open|unpaid)\b/g, 'left'],
  [/^how far along (?:is|are) /, 'how is '],
  [/\bburn rate$/, 'spending a month on average'],
  [/^(?:list|show|show me|what are) (?:all )?my bills$/, 'what are my recurring payments'],
  [/^what (?:can|could|should) i cut(?: back on| down on| out)?$/, 'how can i save more'],
  [/^how (?:is|are|s) my (?:money|finances) doing$/, 'what is my financial score'],
  [/^how am i doing(?: financially)?$/, 'what is my financial score'],
  [/^what happened to my money\b/, 'where did my money go'],
  [/\bhow much should i (?:keep|have) in savings$/, 'how long would my emergency fund last'],
  [/^when did i (pay|buy) (.+) last$/, 'when did i last $1 $2'],
  [
    /^(?:how much|what) (?:is|are) my (.+) (usually|normally|typically)$/,
    'how much do i $2 spend on $1',
  ],
  [/^did my (.+?)(?: bill)? change$/, 'did $1 go up'],
  [
    /^(?:did|do|have) i (?:make|made|lose|lost) money (?:on|with|in) my investments\b/,
    'how are my investments doing',
  ],
  // The answer compares the month with the same days of the one before.
  [/^is my (spending|income) going (?:up|down)$/, 'my $1 this month'],
  [/\bnet worth (?:compared to|compared with|against|versus) /, 'net worth changed since '],
  [/\bsince (summer|spring|autumn|fall|winter) (?:started|began|begun)\b/, 'since $1'],
];

const LAST_OF_TWO =
  /\b(than|versus|or|compared to|compared with|against|and) (?:in |on )?(?:the |my )?(last|previous|prior)(?: one)?$/;

/** The unit that 'this month than last' and 'this month than the last one' leave unsaid. */
function withUnit(text: string): string {
  const [, unit] = /\bthis (week|month|quarter|year)\b/.exec(text) ?? [];
  return unit === undefined ? text : text.replace(LAST_OF_TWO, `$1 $2 ${unit}`);
}

const SINCE_PAYDAY =
  /\bsince (?:(?:my|the) )?(?:(?:last|previous|latest) )?(?:payday|pay day|paycheck|i (?:last )?(?:got|was) (?:last )?paid)(?: last)?$/;

/** The day on which pay came last stands for 'since my last paycheck'. */
function sincePayday(text: string, financialData: FinancialData): string {
  if (!SINCE_PAYDAY.test(text)) return text;
  const day = lastPayday(financialData);
  return day === null ? text : text.replace(SINCE_PAYDAY, `since ${day}`);
}

/** The words of a question in the wording that its readers know. */
export function reworded({ words }: Tokens, financialData: FinancialData): Tokens {
  const own = words.map((word) => ONE.get(word) ?? word).join(' ');
  const same = SAME.reduce((text, [from, to]) => text.replace(from, to), own);
  const full = sincePayday(withUnit(same), financialData).split(' ').filter(Boolean);
  return { words: full, taken: full.map(() => false) };
}
