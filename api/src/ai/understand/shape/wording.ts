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
  [/\bare i\b/g, 'am i'],
  [/\bwere i\b/g, 'was i'],
  // 'How much I can spend' is the order of many other languages.
  [new RegExp(`^((?:please )?(?:${QUESTION_WORDS})) i (${AUXILIARIES})\\b`), '$1 $2 i'],
  [new RegExp(`\\b(how much(?: more)?(?: money)?) i (${AUXILIARIES})\\b`), '$1 $2 i'],
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
