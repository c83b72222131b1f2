import type { SameMeaning } from '../same-meaning/same-meaning';

const UNTIL = '(?:before|until|till|by|to|through)';
const PAYDAY =
  '(?:my |the )?(?:next )?(?:payday|paycheck|pay day|pay check|pay|payout|i get paid(?: again| next)?|i am paid(?: again)?)';
const DAY =
  '(?:(?:the )?end of (?:the|this|next) (?:month|week)|the \\d{1,2}(?:st|nd|rd|th)|(?:next |this )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|next (?:week|month)|tomorrow|(?:january|february|march|april|june|july|august|september|october|november|december)(?: (?:the )?\\d{1,2}(?:st|nd|rd|th)?)?)';
const SHORT =
  '(?:overdrawing|overdrafting|overdraft|going (?:negative|broke|under|over|below zero|below 0|below|into the red|into overdraft|in the red|in the hole)|running (?:out(?: of (?:money|cash))?|short|low)|bouncing (?:a |any )?checks?|hitting zero|getting overdrawn|being (?:overdrawn|broke|short))';
const FINE = '(?:ok|okay|fine|alright|all right|good|safe|covered|solvent)';
const MONEY = '(?:my |the )?(?:money|cash|balance|checking|checking account|account|bank account)';
const LASTS = `(?:make it|last|get by|survive|hold out|scrape by|squeak by|manage|get through|stay (?:positive|afloat|above zero)|be ${FINE}|have enough(?: money| cash)?(?: left)?(?: to (?:get by|last|live on|last me|make it))?)`;
const ENDS = `(?: without ${SHORT})?(?: (?:on|with) what i have(?: now| left)?)?$`;
const I = '(?:will|am|can|could|do|would) i (?:going to |still |even )?(?:be able to )?';
const IT = `(?:will|is|does|would) ${MONEY} (?:going to )?(?:last|be enough|hold out|hold|stretch|carry|get|tide|see)(?: me)?(?: over| out)?`;
const LOWEST = 'what is my lowest expected balance until';
const LOWEST_BY = 'what is my lowest expected balance by';

/** These questions ask whether the money lasts until a day, or what can be spent so that it does. */
export const ENOUGH_UNTIL: readonly SameMeaning[] = [
  {
    example: 'am i going to make it to next payday without overdrawing',
    says: new RegExp(`^${I}${LASTS} ${UNTIL} ${PAYDAY}${ENDS}`),
    means: `${LOWEST} payday`,
  },
  {
    example: 'will i be ok until friday',
    says: new RegExp(`^${I}${LASTS} ${UNTIL} (${DAY})${ENDS}`),
    means: `${LOWEST_BY} $1`,
  },
  {
    example: 'will my money last me until payday',
    says: new RegExp(`^${IT} ${UNTIL} ${PAYDAY}${ENDS}`),
    means: `${LOWEST} payday`,
  },
  {
    example: 'is my money going to last until next month',
    says: new RegExp(`^${IT} ${UNTIL} (${DAY})${ENDS}`),
    means: `${LOWEST_BY} $1`,
  },
  {
    example: 'will 4310 in checking last me until payday',
    says: new RegExp(
      `^will (?:the |my )?\\$?\\d[\\d.]* in (?:my )?(?:checking|checking account|the bank|my account) (?:last|be enough|hold|carry|get)(?: me)? ${UNTIL} ${PAYDAY}$`,
    ),
    means: `${LOWEST} payday`,
  },
  {
    example: 'how much money can i spend this week without going negative',
    says: new RegExp(
      `^how much (?:money |cash |more )?(?:can|could) i (?:still )?(?:safely )?(?:spend|use)((?: this week| this weekend| today| tonight| ${UNTIL} (?:${DAY}|payday))?)(?: without ${SHORT}| and (?:still |not )?(?:be ${FINE}|go negative|overdraw|overdraft))(?: ${UNTIL} ${PAYDAY})?$`,
    ),
    means: 'how much can i safely spend$1',
  },
  {
    example: 'what can i spend and still be ok',
    says: new RegExp(
      `^what can i (?:safely )?spend((?: this week| this weekend| today| tonight)?)(?: without ${SHORT}| and still be ${FINE})$`,
    ),
    means: 'how much can i safely spend$1',
  },
  {
    example: 'how much per day do i have left to spend until the end of the month',
    says: /^how much (?:money )?(?:(?:per|a|each) day|daily) (?:do|can|could|may|should) i (?:still )?(?:safely )?(?:have (?:left )?(?:to spend|for spending)|spend)(?: (?:until|till|through) (?:payday|(?:my )?next paycheck))?( (?:until|till|for|through) the (?:end|rest) of (?:the|this) month)?$/,
    means: 'how much can i safely spend$1',
  },
  {
    example: 'how much can i spend a day until payday',
    says: /^how much (?:money )?(?:can|could|may|do) i (?:still )?(?:safely )?(?:have (?:left )?to )?spend (?:(?:per|a|each|every) day|daily)(?: (?:until|till|through) (?:payday|(?:my )?next paycheck))?( (?:until|till|for|through) the (?:end|rest) of (?:the|this) month)?$/,
    means: 'how much can i safely spend$1',
  },
];
