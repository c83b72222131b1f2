import type { SameMeaning } from './same-meaning';

/** These questions ask whether the money is enough, or whether a price fits. */
export const ENOUGH_MONEY: readonly SameMeaning[] = [
  {
    example: 'is my checking getting low',
    says: /^is my (.{1,30}) (?:getting|running|too) low$/,
    means: 'how much is in my $1',
  },
  {
    example: 'will i be overdrawn before payday',
    says: /^(?:will|am) i (?:going to |gonna )?(?:be overdrawn|overdraft|overdraw|go negative|go into overdraft|go below zero|be in overdraft)(?: before (?:my )?(?:next )?(?:payday|paycheck))?$/,
    means: 'will i run out of money before payday',
  },
  {
    example: 'will i be overdrawn this month',
    says: /^(?:will|am) i (?:going to |gonna )?(?:be overdrawn|overdraft|overdraw|go negative|go into overdraft|go below zero|be in overdraft) (?:this month|(?:by|before) the end of (?:the|this) month)$/,
    means: 'how much will i have at the end of the month',
  },
  {
    example: 'do i have enough for the bills this month',
    says: /\b(?:is there|do i have|will i have|have i got) enough (?:money |cash )?(?:in (?:my )?(?:checking|the bank|my account|the account) )?(?:for|to (?:cover|pay)) (?:all )?(?:of )?(?:the |my )?bills(?= this month$|$)/,
    means: 'do i have enough to pay my bills',
  },
  {
    example: 'how much do i need to cover all my monthly bills',
    says: /^how much (?:money )?do i need (?:each month |every month |a month )?(?:to (?:cover|pay)|for) (?:all )?(?:of )?(?:the |my )?(?:monthly |regular |fixed )?(?:bills|expenses|costs)(?: each month| every month| a month| per month)?$/,
    means: 'what are my recurring payments',
  },
  {
    example: 'is $200 for shoes ok right now',
    says: /^is (\$?\d[\d.]*k?(?: dollars| bucks)?) (?:for|on) (.{1,30}) (?:ok|okay|too much|reasonable|doable|alright|fine)(?: right now| this month| for me)?$/,
    means: 'can i afford $1 for $2',
  },
  {
    example: 'would a $1500 couch be a problem',
    says: /^(?:would|will|is) (a |an |the )(\$\d[\d.]*k? .{1,30}?) (?:be )?(?:a problem|too much|ok|okay|doable|a bad idea)(?: right now| for me)?$/,
    means: 'can i afford $1$2',
  },
  {
    example: 'i want to buy a laptop for 1200 is that ok',
    says: /^i (?:want|would like|am planning|plan) to (buy|get|purchase) (.{1,30}) for (\$?\d[\d.]*k?(?: dollars| bucks)?) (?:is (?:that|it|this) (?:ok|okay|doable|fine|possible|too much)|can i afford (?:it|that)|do i have enough(?: money)?(?: for (?:it|that))?)$/,
    means: 'can i afford $2 for $3',
  },
  {
    example: 'should i buy a new car',
    says: /^should i (?=(?:buy|purchase) (?:a|an|another) (?!stock|bond|share)\w+(?: \w+){0,2}$)/,
    means: 'can i ',
  },
  {
    example: 'can i still eat out this month',
    says: /^(?:can|could) i still (?:eat out|go out to eat|dine out|order (?:in|out|takeout)|get takeout)(?= this (?:week|month)$|$)/,
    means: 'how much is left in my dining out budget',
  },
  {
    example: 'how much should i spend on groceries',
    says: /^how much should i (?:spend|be spending) on (\w+(?: \w+)?)(?: (?:a|per|each|every) month| this month)?$/,
    means: 'what is my $1 budget',
  },
  {
    example: 'which budgets are almost used up',
    says: /^(?:which|what) (?:of my )?(?:budgets|budget categories) (?:are|have i|did i) (?:almost |nearly |about to be |close to )?(?:used up|gone|empty|full|spent|maxed out|running low|running out|blown|over)$/,
    means: 'how is my budget',
  },
  {
    example: 'what could i cut to save 200 a month',
    says: /^(?:what|where|how) (?:(?:can|could|should) i|(?:would|do|will) i (?:need|have) to) cut (?:back )?(?:to|so i can|in order to) save(?: more| money| \$?\d[\d.]*(?: dollars| bucks)?(?: more)?)?(?: (?:a|per|each|every) month)?$/,
    means: 'how can i save more',
  },
  {
    example: 'can i buy a 90 dollar pair of shoes today and be ok til payday',
    says: /^(?:can|could) i (?:buy|get|afford) (?:a |an )?\$?(\d+)(?: dollars?| bucks)? (?:pair of )?([a-z]+)(?: today| now| tonight)? and (?:still )?be (?:ok|okay|fine|alright|good)(?: (?:til|till|until) (?:my next )?(?:payday|paycheck|pay day))?$/,
    means: 'can i afford $2 for $$$1',
  },
  {
    example: 'can i swing a trip for $500',
    says: /^(can|could) i swing (?=.*\d)/,
    means: '$1 i afford ',
  },
  {
    example: 'can i cover the mortgage',
    says: /^(?:can|could|will|am) i (?:able to )?cover (?:the |my )(?!bills?\b|expenses\b|payments?\b|rest\b|cost)([a-z]+(?: [a-z]+)?)$/,
    means: 'does my checking cover the payment of the $1',
  },
];

const SOON =
  '(?:before|until|till|by) (?:my )?(?:next )?(?:payday|paycheck|pay day|i get paid(?: again)?)';

/** These questions ask whether the money runs out, which is the lowest balance that is expected. */
export const LOW_MONEY: readonly SameMeaning[] = [
  {
    example: 'am i going to overdraft',
    says: /^(?:will|am|do|could|might) i (?:going to )?(?:be overdrawn|overdraft|overdraw|go negative|go into overdraft|go below zero|be in overdraft|bounce(?: a check)?)(?: my (?:account|checking|checking account))?\b/,
    means: 'what is my lowest expected balance',
  },
  {
    example: 'will my account be overdrawn',
    says: /^(?:will|is|does|could) my (?:account|checking|checking account|bank account|balance) (?:going to )?(?:be overdrawn|overdraft|go negative|go below zero|go under zero|dip below zero|get overdrawn)\b/,
    means: 'what is my lowest expected balance',
  },
  {
    example: 'will i run out of money before december',
    says: /^(?:will|am|do|could|might) i (?:going to )?(?:run|be running|be) (?:out of (?:money|cash|funds)|short(?: of (?:money|cash))?|out)(?=$| (?:before|by|until|till|this|next|today|tomorrow|soon|again)\b)(?!.*\b(?:retire|retirement|die)\b)/,
    means: 'what is my lowest expected balance',
  },
  {
    example: 'will i have enough to cover my bills before my next paycheck',
    says: new RegExp(
      `^(?:will|do) i have enough (?:money |cash )?(?:to (?:cover|pay|make)|for) (?:all )?(?:of )?(?:my |the )?bills ${SOON}$`,
    ),
    means: 'what is my lowest expected balance until payday',
  },
  {
    example: 'will i make it to payday',
    says: new RegExp(
      `^(?:will|can|am) i (?:going to )?(?:make it|last|get by) (?:to|till|until) (?:my )?(?:next )?(?:payday|paycheck)(?: without (?:running out|overdrafting|going broke))?$`,
    ),
    means: 'what is my lowest expected balance until payday',
  },
  {
    example: 'how low will my checking get before payday',
    says: new RegExp(
      `^how low (?:will|is|does|could) (?:my )?(checking|account|balance|checking account)(?: balance)?(?: going to)? (?:get|go|fall|drop|dip)( ${SOON})?$`,
    ),
    means: 'what is my lowest expected balance$2',
  },
];
