import type { FinancialData } from '@halyard/shared-contracts/finance';
import { partsOf } from '../../understand/question-parts';
import { wordsOf } from '../../understand/tokens';
import { withoutEnd } from '../without-end';

/** A remark begins after one of these marks or words. */
const BREAKS =
  /[,.;:!?]\s|\s(?=(?:because|cuz|cause|bc|since|as|so) (?:i|im|ive|we|were|my|our|its|it|he|she|they) )/i;

/** A remark says something about somebody or something with one of these verbs. */
const STATES =
  /\b(?:am|im|is|its|are|were|was|theyre|shes|hes|aint|isnt|arent|feels?|needs?|wants?|have|ive|has|had|works?|worked|thinks?|thought|says?|said|keeps?|trying|tryna|moved|loves?|hates?|asked|asks|wonders?|wondered|worries|complains?|complained|argues?|cant|dont|doesnt|lost|started|got)\b/;
const HAS_SUBJECT =
  /^(?:ok |okay |so |well |and |hey |hi )?(?:(?:because|cuz|cause|bc|since|as|so) )?(?:i|im|ive|we|were|my|our|the|this|that|these|those|its|it|he|hes|she|shes|they|theyre|everything|everyone|things|trying|[a-z]+ (?:is|are|aint|isnt|arent))\b/;
/** These words ask, or they change what a question asks for. */
const ASKS_OR_LIMITS = new Set(
  'what whats when whens where wheres which who whos why how hows did do does can could show list tell give know see find check only just except excluding without besides include including includes counting counted count exclude not but plus other than more less instead mean meant wait rather if unless total per each every average compare compared versus vs also another too same different should would will'.split(
    ' ',
  ),
);
/** 'Soccer mom here' says who asks. */
const IS_SOMEBODY = /^(?:[a-z]+ ){1,4}here$/;
/** 'Since I started' is a time, and 'since I work nights' is a reason. */
const IS_TIME = /^since (?!(?:i|we) (?:am|work|need|want|dont|cant|have|like|live)\b)/;
const LEAST_WORDS = 2;
/** These sentences state a feeling or a purpose. Elsewhere, one of their words could limit a question. */
const FEELING =
  /^(?:because |cause |bc |since )?(?:(?:i |we )(?:need|want) (?:it|this|that|to know) for (?:my |our |the )?(?:taxes|tax return|accountant|records|landlord|lender|divorce|lawyer)|(?:i |we )(?:just )?(?:want|need) to be (?:ready|prepared|sure|careful)|(?:the |my |our )?(?:kids|children|bills|wife|husband|prices?|it|this|that) (?:is|are) (?:driving|going to drive) (?:me|us) (?:crazy|nuts|mad|insane)|(?:my |our )?\w+ (?:is|are) (?:going to|gonna) (?:kill|murder|yell at) (?:me|us)(?: lol)?|(?:my |our |the )?\w+ (?:thinks|says|feels|said|thought) (?:it|that|this) (?:is|was) too (?:much|high|low)|(?:it|that|this) (?:feels|seems|looks) (?:high|low|off|wrong|like a lot|too high|too low)|(?:i |we )(?:cant|cannot|can not) (?:figure it out|sleep|remember|keep track))$/;

/** Returns whether a text says something that changes no figure: it names nothing of the data, no time, and no amount. */
export function isRemark(text: string, financialData: FinancialData): boolean {
  const words = wordsOf(text);
  const plain = text.toLowerCase().replaceAll(/['’]/g, '').trim();
  if (words.length < LEAST_WORDS || /\d|\$/.test(text)) return false;
  if (FEELING.test(withoutEnd(plain))) return true;
  if (words.some((word) => ASKS_OR_LIMITS.has(word))) return false;
  if (IS_TIME.test(plain)) return false;
  const isStatement = HAS_SUBJECT.test(plain) && STATES.test(plain);
  if (!isStatement && !IS_SOMEBODY.test(plain)) return false;
  const { names, periods, without, weekdays, split, top, ordering } = partsOf(text, financialData);
  const parts = names.length + periods.length + without.length + weekdays.length;
  return parts === 0 && split === null && top === null && ordering.order === null;
}

/** A question with what somebody says beside it. */
export interface Remarked {
  readonly question: string;
  readonly remarks: readonly string[];
}

/** 'How much was gas since I work nights' is a question and a reason. Returns null without a remark. */
export function withoutRemarks(message: string, financialData: FinancialData): Remarked | null {
  const texts = message
    .split(BREAKS)
    .map((each) => each.trim())
    .filter(Boolean);
  if (texts.length < 2) return null;
  const remarks = texts.filter((each) => isRemark(each, financialData));
  const rest = texts.filter((each) => !remarks.includes(each));
  return remarks.length > 0 && rest.length > 0 ? { question: rest.join(', '), remarks } : null;
}
