import type { SameMeaning } from '../same-meaning/same-meaning';

const EARN = '(?:make|earn|bring in|get|making|earning|bringing in|take home)';
const WEEKLY = '(?:weekly|a week|per week|each week|every week)';
const AVERAGE = '(?:on average|usually|normally|typically|as an average|average)';
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december';

const EXTREME =
  '(?:(?:what|which|how much) (?:was|is) )?(?:my |the )?(biggest|largest|highest|smallest|lowest)';
const PAYOUT = '(?:payout|payment i (?:got|received))';

/** These questions ask what somebody earns by single jobs, and in which time. */
export const PAY_OF_JOBS: readonly SameMeaning[] = [
  {
    example: 'how much do i make per day driving',
    says: / (?:driving|delivering|doing deliveries|working gigs|from driving|from gigs|from delivering)(?=$| this | last | in )/,
    means: '',
  },
  {
    example: 'how long since my last instacart payout',
    says: /^how (?:long|many days) (?:has it been )?(?:since|ago was) (?:my|the) last ([a-z&]+(?: [a-z&]+)?) (?:payout|payment to me|deposit|paycheck|check|transfer)$/,
    means: 'when did $1 last pay me',
  },
  {
    example: 'how many uber payouts did i get last month',
    says: /\bhow many ([a-z&]+) (?:payouts|deposits|paychecks) (?:did|have|do) i (?:get|gotten|receive|received|have|had)\b/,
    means: 'how many deposits from $1 did i get',
  },
  {
    example: 'what is the smallest amount doordash paid me',
    says: /^what (?:is|was) (?:the )?(smallest|biggest|largest|highest|lowest|least|most)(?: amount| payment| sum)? ([a-z&]+(?: [a-z&]+)?) (?:has |have )?(?:ever )?paid me(?: ever| so far)?$/,
    means: 'my $1 deposit from $2 of all time',
  },
  {
    example: 'how much did i make weekly on average since july',
    says: new RegExp(
      `^(?:how much|what) (?:money )?(?:do|did|am|have) i (?:${AVERAGE} )?(?:been )?${EARN} (?:${AVERAGE} )?${WEEKLY}(?: ${AVERAGE})?(?=$| this | last | in | over | since )`,
    ),
    means: 'average income by week',
  },
  {
    example: 'how much do i make per day',
    says: new RegExp(
      `^(?:how much|what) (?:money )?(?:do|did|am|have) i (?:${AVERAGE} )?(?:been )?${EARN} (?:${AVERAGE} )?(?:daily|a day|per day|each day|every day)(?: ${AVERAGE})?(?=$| this | last | in | over | since )`,
    ),
    means: 'average income by day',
  },
  {
    example: 'what is my weekly average income since july',
    says: /^(?:what is |what are |how much (?:is|are) )?(?:my )?weekly average (?:of )?(?:income|earnings|pay)(?=$| this | last | in | over | since )/,
    means: 'average income by week',
  },
  {
    example: 'what was my slowest week',
    says: /^(?:(?:which|what) (?:was|is|were) |which )?(?:my )?slowest (week|month|day)(?: (?:was it|was that|ever|for (?:income|work|driving|gigs|me)))?(?=$| this | last | in | since | of )/,
    means: 'in which $1 did i earn the least',
  },
  {
    example: 'what was my busiest week for work',
    says: /^(?:(?:which|what) (?:was|is|were) |which )?(?:my )?busiest (week|month|day) (?:for (?:income|work|driving|gigs))(?=$| this | last | in | since | of )/,
    means: 'in which $1 did i earn the most',
  },
  {
    example: 'am i making more or less than this time in september',
    says: new RegExp(
      `^am i (?:making|earning|bringing in) (?:more or less|less or more|more|less)(?: money)? (?:than|compared to) (?:at |by )?this time (?:in |of )?(${MONTHS}|last month|last year)$`,
    ),
    means: 'is my income this month higher than in $1',
  },
  {
    example: 'am i spending more than this time in september',
    says: new RegExp(
      `^am i spending (?:more or less|less or more|more|less)(?: money)? (?:than|compared to) (?:at |by )?this time (?:in |of )?(${MONTHS}|last month|last year)$`,
    ),
    means: 'is my spending this month higher than in $1',
  },
  {
    example: 'if doordash stopped paying me how much would i lose a month',
    says: /^(?:if|what if) (.{2,30}?) (?:stopped|stops|quit|quits) (?:paying me|sending me (?:work|money)|giving me (?:work|jobs|orders)) (?:how much|what) (?:money |income )?(?:would|will|do|could) i (?:lose|miss|be missing|be out)(?: (?:a|per|each|every) month| monthly)?$/,
    means: 'how much do i receive from $1 on average a month',
  },
  {
    example: 'how much would i lose a month if doordash stopped paying me',
    says: /^how much (?:money |income )?(?:would|will|do|could) i (?:lose|miss|be missing|be out)(?: (?:a|per|each|every) month| monthly)? if (.{2,30}?) (?:stopped|stops|quit|quits) (?:paying me|sending me (?:work|money)|giving me (?:work|jobs|orders))$/,
    means: 'how much do i receive from $1 on average a month',
  },
  {
    example: 'biggest payout i ever got',
    says: new RegExp(
      `^${EXTREME} ${PAYOUT}(?: i (?:have |have ever |ever )?(?:got|gotten|received|had))?(?: ever)?( from (?!this|last|in|since)[a-z]+(?: [a-z]+)?)?$`,
    ),
    means: 'my $1 deposit$2 of all time',
  },
  {
    example: 'smallest payout from uber last month',
    says: new RegExp(`^${EXTREME} ${PAYOUT}(?=(?: from .{2,25})? (?:this|last|in|since) )`),
    means: 'my $1 deposit',
  },
  {
    example: 'how many lyft payouts last month',
    says: /\bpayout(s?)\b/g,
    means: 'deposit$1',
  },
  {
    example: 'income by app last month',
    says: /\b(income|earnings|pay|money) (?:by|per) (?:app|apps|gig|gigs|client|clients|employer|payer|platform|company|job)\b/,
    means: '$1 by source',
  },
];
