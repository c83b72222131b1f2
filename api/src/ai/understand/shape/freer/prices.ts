import type { SameMeaning } from '../same-meaning/same-meaning';

const BUYS =
  'go on|go for|go to|take|book|get|grab|order|replace|pay for|give|send|donate|splurge on|blow|host|throw|fix|upgrade to|spring for|pick up|do';
/** With these words, the number is no single price, or the money comes from somewhere else. */
const NO_PRICE =
  'out of|out|from|refund|back|loan|mortgage|rate|percent|%|a month|per month|monthly|each|every|by|deduct|tax|taxes|benefits|extra|save|saved|card|401k|ira|savings|debt|bonus|raise|paid|interest|budget|credit|limit|at|if|deduction|return|years?|statement|balance|list|history';

/** These verbs ask for a price as 'afford' does. */
export const PRICES_ASKED: readonly SameMeaning[] = [
  {
    example: 'can i go on a $3200 cruise in march',
    says: new RegExp(
      `^(?:can|could|should|may) i (?:really |even |still |just |maybe |possibly |safely |be able to )*(?:${BUYS}) (?=.*(?:\\$\\d|\\b\\d{2}))(?!.*\\b(?:${NO_PRICE})\\b)`,
    ),
    means: 'can i afford ',
  },
];
