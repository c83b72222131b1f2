import type { SameMeaning } from './same-meaning';

/** These questions were once read without one of their words. */
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|last month|this month';

export const SUMS_AND_SOURCES: readonly SameMeaning[] = [
  {
    example: 'did i end up positive in september',
    says: new RegExp(
      `^(?:(?:my )?net (?:for|in)|did i (?:end up|finish|end) (?:positive|negative|ahead|behind)(?: in)?|how short was i(?: in)?|how much did i keep(?: in)?|how did i do(?: in)?) (?=${MONTHS})`,
    ),
    means: 'income and spending in ',
  },
  {
    example: 'was august a good month',
    says: new RegExp(`^was (${MONTHS}) a (?:good|bad|rough|tough|great) month$`),
    means: 'income and spending in $1',
  },
  {
    example: 'how much is each paycheck after tax',
    says: /\bhow much (?:is|are|was) (?:each|one|every|a) paycheck(?: after tax(?:es)?)?$/,
    means: 'how much is my average paycheck',
  },
  {
    example: 'how many paychecks are left this year',
    says: /^how many (?:more )?(?:paychecks|paydays) (?:are |do i have )?(?:left|remaining) (?:in )?this year$/,
    means: 'what are my next paychecks until december 31',
  },
  {
    example: 'which bills havent come out yet this month',
    says: /^(?:which|what) (bills|payments) (?:havent|have not|didnt|did not) (?:come out|gone out|hit|been paid|go through|gone through|cleared)(?: yet)?(?= this|$)/,
    means: 'which $1 are still due',
  },
  {
    example: 'bills on the 15th',
    says: /^(?:my |the |any )?(bills|payments) (?=on the \d)/,
    means: 'which $1 are due ',
  },
  {
    example: 'amc last visit',
    says: /^(?!my |the )(\w+(?: \w+)?) last (?:visit|trip|order|payment|charge|purchase)$/,
    means: 'when did i last pay $1',
  },
  {
    example: 'did anyone refund me this month',
    says: /^(?:did|has|have) (?:anyone|anybody|somebody|someone) (?:refund|refunded|reimburse|reimbursed) me(?: anything| any money)?(?= |$)/,
    means: 'did i get a refund',
  },
  {
    example: 'rank months by spending',
    says: /^(?:rank|sort|order|list) (?:my |the )?months by (spending|income)(?= |$)/,
    means: 'my $1 by month',
  },
  {
    example: 'is this month normal for groceries',
    says: /^is this month (?:normal|typical|usual|average|high|low) for (\w+(?: \w+)?)$/,
    means: 'is my spending on $1 this month higher than usual',
  },
  {
    example: 'how many bills do i have',
    says: /^(?:how many|what number of|the number of|number of) (?:different |monthly |recurring |regular )?(bills|subscriptions|recurring payments|recurring bills)(?: (?:do|did) i (?:have|pay|have to pay)| are there)?(?: each month| every month| a month| per month| in total| right now)?$/,
    means: 'what are my recurring $1',
  },
  {
    example: 'how many merchants did i pay this year',
    says: /\bhow many (merchants|stores|shops|places|companies|restaurants) (?=did i|have i|do i)/,
    means: 'how many different $1 ',
  },
  {
    example: 'am i making more than i was in spring',
    says: /^am i (?:making|earning|bringing in) (?:more|less)(?: money)?(?: now| this year| these days| right now)? than (?:i (?:was|did) )?(?:in |during )?(?=last|spring|summer|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december)/,
    means: 'is my income this month higher than in ',
  },
  {
    example: 'without my paycheck how much income do i have',
    says: /^without my (?:paycheck|paychecks|salary|job|wages) (?:how much|what) (?:money |income )?(?:do i have|is my income|comes in|would i have|would come in|income)(?: do i have| is left| left| coming in)?( a month| per month| each month)?$/,
    means: 'what is my income without salary$1',
  },
  {
    example: 'was my grocery spending over $500 in november',
    says: /^(?:is|was|were|are) my (\w+(?: \w+)?) (spending|bill|bills|costs|cost|total) (?:over|above|more than|higher than|under|below|less than) \$?[\d.]+k?(?: dollars| bucks)?(?= in | this | last | for |$)/,
    means: 'how much did i spend on $1',
  },
  {
    example: 'what was my total for the month of july',
    says: /^(?:what (?:is|was|were) )?(?:my |the )?totals? (?:for|in) (?:the month of )?(?=this|last|january|february|march|april|may|june|july|august|september|october|november|december)/,
    means: 'total spending in ',
  },
  {
    example: 'july total',
    says: /^(january|february|march|april|june|july|august|september|october|november|december) totals?$/,
    means: 'total spending in $1',
  },
  {
    example: 'which days did i go to costco',
    says: /^(?:on )?(?:which|what) (?:days|dates) (?:did|have) i (?:go|gone|been|shop|shopped|pay|paid)(?: to| at| for)? /,
    means: 'list my payments at ',
  },
  {
    example: 'has verizon raised my bill',
    says: /^(?:has|have|did) (\w+(?: \w+)?) (?:raise|raised|increase|increased|hike|hiked)(?: up)? (?:my|the|its|their) (?:bill|price|prices|rate|rates)(?= |$)/,
    means: 'did $1 go up',
  },
  {
    example: 'why was i charged 31.70',
    says: /^(?:why|what) (?:was|am|have|did) i (?:been |get )?charged (?:for )?\$?(\d+(?:\.\d\d)?)(?: dollars| bucks| for)?(?= on | in | last |$)/,
    means: 'show me the $$$1 charge',
  },
  {
    example: 'which app pays me the most',
    says: /^(?:which|what) (?:of my |one of my )?(?:gig |delivery |driving )?(?:app|gig|client|customer|platform|employer|job|company|source|apps|gigs|clients|customers|jobs) (?:pays?|paid|has paid|have paid) (?:me|us) (?:the )?(?:most|best)(?: money| overall)?(?: \w+ or \w+)?(?: or (?:whatever|something|anything))?$/,
    means: 'income by source this year',
  },
  {
    example: 'how much did i pay in fees this year overdraft atm whatever',
    says: /\bfees( (?:this|last) (?:year|month|quarter))? (?:(?:including|counting|like|such as|meaning) )?(?:(?:and |or )?(?:overdraft|atm|late|bank|service|wire|foreign|maintenance)(?: fees?)? ?){2,4}(?:(?:and |or )?(?:whatever|etc|everything|all of it))?$/,
    means: 'fees$1',
  },
  {
    example: 'how many days since i last got paid',
    says: /^how (?:many days|long) (?:has it been |is it |ago )?(?:since |did )?(?:i (?:last )?(?:got|was|get) (?:last )?paid(?: last)?|my last (?:paycheck|payday|pay|deposit))$/,
    means: 'when did i last get paid',
  },
  {
    example: 'how much is my social security each month',
    says: /^(?:how much|what) (?:is|are) my (social security|pension|disability|alimony|child support|annuity|rental income) (?:each|every|a|per) month$/,
    means: 'regular income from $1',
  },
  {
    example: 'how much is my paycheck each month',
    says: /^(?:how much|what) (?:is|are) my (?:salary|paychecks?|pay) (?:each|every|a|per) month$/,
    means: 'regular income from salary',
  },
];
