import type { SameMeaning } from './same-meaning';

/** These questions ask what is still to be paid, what was the largest payment, and for a rate. */
export const PAYMENTS_AND_RATES: readonly SameMeaning[] = [
  {
    example: 'what bills are still coming before the end of the year',
    says: /^(what|which) (bills|payments|charges)(?: (?:are|do|i|still|have|left|to|come|coming|need|pay|be|paid|due|outstanding|open|unpaid|remain|remaining|will|out|up|get|got|hit|yet))+ (before|until|till|by|through) (?=\w)/,
    means: '$1 $2 are due $3 ',
  },
  {
    example: 'what bills are coming in december',
    says: /^(what|which) bills (?:are |will be )?coming (?:up )?(?=in |this |next )/,
    means: '$1 bills are due ',
  },
  {
    example: 'show me the bills until december 15',
    says: /^(?:show|list|give)(?: me)? (?:all )?(?:of )?(?:the |my )?(?:upcoming )?bills (?:due |that are due |coming |coming up )?(?=until |before |by |through |till )/,
    means: 'which bills are due ',
  },
  {
    example: 'do i have any bills left before the end of the year',
    says: /^(?:do i (?:still )?have|are there) (?:any |more |any more |still )?(bills|payments)(?: (?:left|still|to|come|coming|pay|be|paid|due|outstanding|up|yet))* (before|until|till|by|through) (?=\w)/,
    means: 'which $1 are due $2 ',
  },
  {
    example: 'what is the most i paid for water this year',
    says: /^(?:what (?:is|was) )?(?:the )?most (?:money )?i (?:have )?(?:ever )?paid (?:for |to |at )?(?:the |my )?(?!.* in (?:one|a|any|a single|one single) (?:month|week|year|day)\b)(.{1,40}? (?:this|last|in|since|during) .{1,30})$/,
    means: 'what was my largest payment for $1',
  },
  {
    example: 'what is the most i paid for water',
    says: /^(?:what (?:is|was) )?(?:the )?most (?:money )?i (?:have )?(?:ever )?paid (?:for |to |at )?(?:the |my )?(?!.* in (?:one|a|any|a single|one single) (?:month|week|year|day)\b)(.{1,60})$/,
    means: 'what was my largest payment for $1 of all time',
  },
  {
    example: 'what is the least i paid for water this year',
    says: /^(?:what (?:is|was) )?(?:the )?least (?:money )?i (?:have )?(?:ever )?paid (?:for |to |at )?(?:the |my )?(?!.* in (?:one|a|any|a single|one single) (?:month|week|year|day)\b)(.{1,60})$/,
    means: 'what was my smallest payment for $1',
  },
  // 'APR' is also a month.
  {
    example: 'what is my balance and apr',
    says: /(?<=\b(?:my|the|an|what is|current|highest|lowest|high|low|which|card|cards|loan|balance and|limit and|rate and|card and) )apr\b(?! \d)/g,
    means: 'interest rate',
  },
  {
    example: 'what is the balance and apr on the everyday card',
    says: /(?<!\b(?:in|since|from|until|to|through|during|last|this) )\bapr(?= and (?:the |my )?(?:balance|limit|minimum)\b| (?:on|of|for) (?:my|the|this|that|all|each|every) )/g,
    means: 'interest rate',
  },
  {
    example: 'what is my balance and interest rate on the card',
    says: /^(?:what (?:is|are) )?(?:my |the )?(?:current )?(?:card )?(?:balances? and (?:the |my |its )?(?:interest )?rates?|(?:interest )?rates? and (?:the |my |its )?(?:current )?balances?)(?= on | of | for |$)/,
    means: 'how much do i owe',
  },
  {
    example: 'what order should i pay off my debts in',
    says: /^(?:in )?(?:what|which) order should i (?:pay|pay off|pay down|tackle) (?:my |the )?(?:debts|loans|cards)(?: off| down)?(?: in)?$/,
    means: 'which debt should i pay off first',
  },
  {
    example: 'how much have i paid off on the toyota',
    says: /^how much (?:debt )?(have i|did i) (?:paid|pay) (?:off|down)(?: on| of)? (?:the |my )?(?!.*\b(?:this|last|since|in|so far)\b)(.{1,40})$/,
    means: 'how much $1 paid to my debt $2 of all time',
  },
  {
    example: 'how much have i paid off on the toyota this year',
    says: /\bhow much (?:debt )?(have i|did i) (?:paid|pay) (?:off|down)(?: on| of)? (?:the |my )?(?!this |last |since |in )(?=\w)/,
    means: 'how much $1 paid to my debt ',
  },
  {
    example: 'how much do i have between checking and savings',
    says: /\bhow much (?:money |cash )?do i have (?:between|across) (?=.{1,30} and )/,
    means: 'how much do i have in ',
  },
];
