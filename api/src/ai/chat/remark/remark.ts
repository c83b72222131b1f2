import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Query } from '@halyard/shared-contracts/wire';
import { partsOf } from '../../understand/question-parts';
import { wordsOf } from '../../understand/tokens';
import { withoutEnd } from '../without-end';
import { limits, type Remark, saysOf } from './limits';
import {
  asksForPart,
  isListedStatement,
  isReason,
  isStatement,
  isTime,
  LEAD,
  statesEvent,
  statesPlace,
  statesWish,
} from './statement';

/** These words ask, or they change what a question asks for. */
const ASKS_OR_LIMITS = new Set(
  'what whats when whens where wheres which who whos why how hows did do does can could show list tell give know see find check only just except excluding without besides include includes including counting counted count exclude not but plus other than more less instead mean meant meaning wait rather if unless total per each every average compare compared versus vs also another same different should would will half split splitting share shared sharing part portion among between then there separate separately joint business personal tax gross net euros refund refunded reimbursed reimburse reimburses using leaving keeping ignoring assuming talking asking referring focus focusing mostly mainly especially particularly specifically alone retire retired retiring retirement both mine hers kind type single'.split(
    ' ',
  ),
);
/** 'Soccer mom here' says who asks. */
const IS_SOMEBODY = /^(?:[a-z]+ ){1,4}here$/;
const LEAST_WORDS = 2;
/** These sentences state a feeling or a purpose. Elsewhere, one of their words could limit a question. */
const FEELING =
  /^(?:because |cause |bc |since )?(?:(?:i |we )(?:need|want) (?:it|this|that|to know) for (?:my |our |the )?(?:taxes|tax return|accountant|records|landlord|lender|divorce|lawyer)|(?:i |we )(?:just )?(?:want|need) to be (?:ready|prepared|sure|careful)|(?:i am |im |we are |were )?(?:a bit |a little |really |so |kind of )?(?:worried|nervous|scared|anxious|concerned|paranoid)(?: (?:about|of) (?:scams?|scammers?|fraud|hackers?|identity theft|it|that|this|money))?|(?:the |my |our )?(?:kids|children|bills|wife|husband|prices?|it|this|that) (?:is|are) (?:driving|going to drive) (?:me|us) (?:crazy|nuts|mad|insane)|(?:my |our )?\w+ (?:is|are) (?:going to|gonna) (?:kill|murder|yell at) (?:me|us)(?: lol)?|(?:my |our |the )?\w+ (?:thinks|says|feels|said|thought) (?:it|that|this) (?:is|was) too (?:much|high|low)|(?:it|that|this|something|(?:my |our |the )?(?:spending|balance|total|numbers?)) (?:feels?|seems?|looks?) (?:high|low|off|wrong|like a lot|too high|too low)|is (?:she|he|that|this|it) (?:right|true|correct|normal)|(?:i |we )(?:cant|cannot|can not) (?:figure it out|sleep|remember|keep track))$/;
/** 'So we can plan' is a purpose. */
const IS_PURPOSE = /^so (?:that )?(?:i|we) (?:can|could|know|dont|wont) (?!i |we )/;
/** In these phrases, a word that limits elsewhere limits nothing. */
const LIMITS_NOTHING: readonly (readonly [RegExp, string])[] = [
  [/^(so (?:that )?(?:i|we) )(?:can|could|know) /, '$1want to '],
  [/\b(?:i|we|he|she|they|(?:my|our|the) [a-z]+) (?:have |has )?just (?=\w)/, 'i '],
  [
    /\bnot (?:very |so |too |that |really |the )?(?:good|great|sure|best|happy|used|able|doing)\b/,
    'bad',
  ],
  [
    /\b(save|saving|spend|spending|earn|eat|cook|invest|pay) (?:a bit |a little |some |way |much )?(?:more|less)\b/,
    '$1',
  ],
  [/\b(?:kind|sort) of\b/, 'so'],
  [/\bto (?:check|find out|know|see)\b/, 'to look'],
  [/\b(?:way |far )?too (?:much|many|high)\b/, 'badly'],
];

/** 'A house' that somebody wants is none of their own things. */
const INDEFINITE = new Set(['a', 'an', 'another', 'new', 'bigger', 'first', 'better']);

/** These words only lead to what is said. */
const LEADS = new RegExp(`^(?:${LEAD})+(?!(?:i|we) (?:can|could|know|dont|wont) )`);

const allowed = (plain: string): string =>
  LIMITS_NOTHING.reduce(
    (text, [phrase, other]) => text.replace(phrase, other),
    plain.replace(LEADS, ''),
  );

const asksOrLimits = (text: string): boolean =>
  text.split(/[^a-z]+/).some((word) => ASKS_OR_LIMITS.has(word));

/** Returns null for a text that may ask for something or limit what is asked. */
function remarkOf(text: string, isBefore: boolean, financialData: FinancialData): Remark | null {
  const plain = withoutEnd(text.toLowerCase().replaceAll(/['’]/g, '').trim()).replace(/,$/, '');
  const nothing = {
    text: text.replace(/[\s,.;:!]{1,9}$/, ''),
    names: [],
    hasTime: false,
    isWish: false,
    hasPlace: false,
  };
  if (wordsOf(text).length < LEAST_WORDS || /\d|\$/.test(text)) return null;
  if (FEELING.test(plain)) return nothing;
  if (text.endsWith('?')) return null;
  const said = allowed(plain);
  if (asksOrLimits(said) || isTime(said) || asksForPart(said)) return null;
  const isSaid = isBefore || isReason(plain) ? isStatement(said) : isListedStatement(said);
  if (!isSaid && !IS_SOMEBODY.test(plain) && !IS_PURPOSE.test(plain)) return null;
  const parts = partsOf(said, financialData);
  const { names, periods, without, weekdays, split, top, ordering, comparing, amount } = parts;
  const isPlain = without.length + weekdays.length === 0 && split === null && top === null;
  if (!isPlain || ordering.order !== null || amount !== null) return null;
  if (comparing.isComparison || comparing.withAverage) return null;
  const isWish = statesWish(said) || isReason(plain);
  const own = names.filter(({ at }) => !INDEFINITE.has(parts.tokens.words[at - 1] ?? ''));
  const mayName = isBefore ? isWish || statesEvent(said) : isReason(plain) && isWish;
  if (own.length + periods.length > 0 && (!mayName || /\bto look\b/.test(said))) return null;
  return {
    ...nothing,
    names: own,
    hasTime: periods.length > 0,
    isWish,
    hasPlace: statesPlace(said),
  };
}

/** Returns whether a text says something that changes no figure of a query. */
export function isRemark(text: string, financialData: FinancialData, query: Query | null): boolean {
  const remark = remarkOf(text, false, financialData) ?? remarkOf(text, true, financialData);
  return remark !== null && (query === null ? !saysOf(remark) : !limits(remark, query));
}

/** A remark begins after one of these marks or words. */
const BREAKS =
  /(?<=[,.;:!?])\s|\s(?=(?:because|cuz|cause|bc|since|as|so|now that) (?:that )?(?:i|im|ive|we|were|my|our|its|it|he|she|they|the) )|\s(?=so (?:what|how|when|which|who|where|is|are|am|do|did|can|could|will|i need to know|i want to know|i was wondering)\b)/i;
/** The question may go back to what was said before it. */
const GOES_BACK =
  /\b(?:it|its|that|those|them|they|then|these|he|she|his|her|this(?! (?:week|month|year|quarter|weekend|morning|evening))|(?<!\b(?:is|are) )there(?! (?:is|are)\b))\b/i;

/** A question with what somebody says beside it. */
export interface Remarked {
  readonly question: string;
  readonly remarks: readonly Remark[];
}

/** 'How much was gas since I work nights' is a question and a reason. Returns null without a remark. */
export function withoutRemarks(message: string, financialData: FinancialData): Remarked | null {
  const texts = message.split(BREAKS).filter((each) => each.trim() !== '');
  if (texts.length < 2) return null;
  const found = texts.map((each, at) =>
    remarkOf(
      each,
      texts.slice(0, at).every((before) => remarkOf(before, true, financialData)),
      financialData,
    ),
  );
  const remarks = found.filter((each) => each !== null);
  const rest = texts
    .filter((_, at) => found[at] === null)
    .map((each) => withoutEnd(each).replace(/[,;:]$/, ''));
  const question = rest.join(', ').replace(/^(?:but|and|so|also) /i, '');
  const isAfter = found[0] !== null;
  if (remarks.length === 0 || rest.length === 0) return null;
  return isAfter && GOES_BACK.test(question) ? null : { question, remarks };
}
