import type { SameMeaning } from '../same-meaning/same-meaning';

const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|this month|last month|this week|last week|this year|last year';

/** These words stand around a question and change nothing in it. */
export const SAID_AROUND: readonly SameMeaning[] = [
  {
    example: 'quick question is my spending going up',
    says: /^(?:(?:a )?(?:quick |one )?question|(?:please )?(?:can you |could you )?tell me|ok so|okay so|ok|okay|so|hey|hi) (?=(?:how|what|when|which|who|where|did|do|does|am|is|are|can|could|will|would|has|have|if|between)\b)/,
    means: '',
  },
  {
    example: 'how much of my pay goes straight to daycare',
    says: / (?:straight|directly|right|automatically|off the top) (?=(?:to|into|toward|towards) )/,
    means: ' ',
  },
  {
    example: 'how much did i save in october after everything',
    says: / (?:after everything|when all is said and done|after all is said and done|at the end of the day|all things considered|all said and done|everything considered)$/,
    means: '',
  },
  {
    example: 'how much do i spend on insurance a year all policies',
    says: /(?<=\b(?:insurance|subscriptions|bills|gas|groceries|year|month)) (?:for |across )?all (?:policies|of them|types|kinds|stores|providers|companies)(?: together| combined)?$/,
    means: '',
  },
  {
    example: 'if i keep spending like this how much will i have on december 31',
    says: /^if (?:i|things|it) (?:keep|keeps|continue|continues) (?:spending|going|living|on|spending money|saving)?(?: money)?(?: ?(?:like this|at this rate|at this pace|this way|this up|as (?:i do )?now))? (?=how much (?:money |cash )?(?:will|would) i have)/,
    means: '',
  },
  {
    example: 'how much did northwind traders pay us in october',
    says: /\b(pay|pays|paid|paying|give|gives|gave|send|sends|sent|cost|costs|costing|leave|leaves|left|charge|charges|charged|owes?|show|tell|get|gets|last|tide) us\b(?! bank| treasury)/g,
    means: '$1 me',
  },
  {
    example: 'how much interest came in last month',
    says: /^how much interest (?:money )?(came in|has come in|was paid to me|was deposited|did i (?:get|make))\b/,
    means: 'how much interest income did i receive',
  },
  {
    example: 'how is november looking compared to october spending wise',
    says: new RegExp(
      `^how (?:is|does|did|was|are) (${MONTHS}) (?:looking |look |doing |going |shaping up |stack up |compare )?(?:so far )?(?:compared (?:to|with)|versus|against|next to|to|with|than) (${MONTHS})(?: (?:spending|money|cost|expense) wise| for spending| in spending)?$`,
    ),
    means: 'how does my spending in $1 compare to $2',
  },
  {
    example: 'how is november looking compared to october income wise',
    says: new RegExp(
      `^how (?:is|does|did|was|are) (${MONTHS}) (?:looking |look |doing |going |shaping up |stack up |compare )?(?:so far )?(?:compared (?:to|with)|versus|against|next to|to|with|than) (${MONTHS}) (?:income|earnings|pay) wise$`,
    ),
    means: 'how does my income in $1 compare to $2',
  },
  {
    example: 'best month this year money wise',
    says: / (?:money|financially|cash|finance) ?wise$| financially$/,
    means: '',
  },
  {
    example: 'what did i spend in november food wise',
    says: /^(what|how much) (did|have|do) i (spend|spent) (.{2,30}) (?!money|spending)([a-z]+) wise$/,
    means: '$1 $2 i $3 on $5 $4',
  },
  {
    example: 'how much money goes out the door each month',
    says: /\b(go|goes|went|going|flies|flying) out the door\b/,
    means: '$1 out',
  },
  {
    example: 'how much money goes out on bills every month',
    says: /^(?:how much|what) (?:money |total )?(?:goes|go|is going|do i have going|flows) out (?:on|for|to|in) (?:the |my |all my )?(?:monthly )?bills(?: (?:every|each|a|per) month)?(?: all together| altogether| in total| total| all in all| combined)?$/,
    means: 'what are my recurring payments',
  },
  {
    example: 'how often do i go to starbucks',
    says: /^how often do i (?:usually |normally |typically |generally )?(?!.*\b(?:this|last|in|since|per|a|week|month|year|over|paid|budget|there|it|that|them|these|those)\b)(order|go|eat|shop|visit|buy|fill|use|take) (?=[a-z])(.{2,40})$/,
    means: 'how many times a month do i $1 $2 in the last 3 months',
  },
];
