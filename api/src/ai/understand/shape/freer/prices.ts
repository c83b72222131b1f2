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
  {
    example: 'if i spend 80 today will i still be ok until payday',
    says: /^if i (?:spend|drop|buy|pay|use) \$?(\d[\d.]*)(?: dollars| bucks)?(?: (?:on|for|at) ([a-z]+(?: [a-z]+)?))?(?: today| tonight| now| tomorrow| this week| this weekend)? (?:will|would|am|can) i (?:still )?(?:be )?(?:ok|okay|fine|alright|good|make it|have enough)(?: (?:until|till|to|before) (?:my )?(?:next )?(?:payday|paycheck|i get paid))?$/,
    means: 'can i afford $$$1',
  },
  {
    example: 'can i afford to eat out twice this week',
    says: /^can i (?:still )?afford to (?:eat out|go out(?: to eat)?|dine out|order (?:in|takeout|food)|get takeout|go shopping)(?: (?:once|twice|again|a few times|more))?(?: (?:today|tonight|tomorrow|this week|this weekend|this month))?$/,
    means: 'how much can i safely spend',
  },
];
