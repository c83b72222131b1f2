import { phrases } from '../understand/words/phrases';
import type { Topic } from './topic';
import { TOPICS } from './topics';

/** A question for a way to do something begins like this. */
const ASKS_HOW =
  /^(?:how (?:do|can|could|would|should|to|might)(?: i| you| one)?|where (?:do|can|could|would|should) (?:i|you)|where (?:is|are)(?= (?:the|my)) (?:the|my)|which (?:screen|page|tab|menu|part of the app|section)(?: (?:do i (?:use|go to)(?: to)?|lets me|is for|can i))?|can i|could i|can(?= my (?:wife|husband|partner|spouse|family|kids|accountant|mom|dad|son|daughter|boyfriend|girlfriend|roommate)\b)|(?:can|does|will) (?:this app|the app|halyard|it)(?: let me| allow me to| be able to)?|is it possible to|is there (?:a|any) way (?:to|i can)|is there an option to|show me (?:how to|where to|where)|tell me (?:how to|where to|where)|what is the (?:best |easiest |quickest )?way to|i (?:want|need|would like) to know how to|how does one|i (?:want|need|would like|wish|have|am trying) to|i cant (?:find|figure out|see) (?:how to|where to|the|where)|is there|do you have|can you|help me|what do i do to|do i (?:have|need) to|where to|where) /;

/** 'I want to close my account, how?' asks for a way at its end. */
export const ASKS_AT_END =
  / (?:how|how do i do (?:it|that|this)|where|where do i do (?:it|that|this)|where is that)$/;

/** 'Undo the last thing I did' asks for a way without a question. */
const ORDERS =
  /^(?:please )?(?=(?:undo|revert|export|download|import|disconnect|unlink|link|connect|recategorize|rename|log (?:me )?out|delete(?= (?:all )?(?:my (?:account|data|profile|information)|everything (?:you|i))\b)|turn on|turn off|switch to|enable|disable) )/;

/** These words do not change what somebody wants to do. */
export const ALWAYS: ReadonlySet<string> = new Set(
  'app in here up new custom page screen halyard easily best quickly own using manually online'.split(
    ' ',
  ),
);

export interface PreparedTopic extends Omit<Topic, 'verbs' | 'things' | 'may'> {
  readonly verbs: ReadonlySet<string>;
  readonly things: readonly (readonly string[])[];
  readonly may: ReadonlySet<string>;
}

export const PREPARED: readonly PreparedTopic[] = TOPICS.map((topic) => ({
  ...topic,
  verbs: new Set(topic.verbs.split(' ')),
  things: phrases(topic.things).toSorted((a, b) => b.length - a.length),
  may: new Set((topic.may ?? '').split(' ')),
}));

export const GUIDE_WORDS: ReadonlySet<string> = new Set(
  TOPICS.flatMap(({ verbs, things }) => [...verbs.split(' '), ...things.split(/[ ,]/)]),
);

/** Returns how the question begins, or null if it does not ask for a way to do something. */
export function openingOf(text: string): string | null {
  const [opening] = ASKS_HOW.exec(`${text} `) ?? ORDERS.exec(text) ?? [];
  if (opening !== undefined) return opening;
  return ASKS_AT_END.test(text) ? '' : null;
}
