import type { SameMeaning } from './same-meaning';

export const SPENDING: readonly SameMeaning[] = [
  {
    example: 'what was that 612 charge',
    says: /^what (?:was|is) (?:that|this|the) \$?(\d+(?:\.\d\d)?)(?: dollar)? (charge|payment|transaction|purchase)(?: for| from)?$/,
    means: 'show me the $$$1 $2',
  },
  {
    example: 'last 5 things on the chase card',
    says: /^((?:show |list |what (?:is|are|was|were) )?(?:me )?(?:my |the )?)last (\d+|two|three|four|five|six|ten) (?:things|charges|items|purchases|payments)(?: i (?:bought|made))? (?:on|with|from) (?:the |my )/,
    means: 'show my last $2 transactions on my ',
  },
  {
    example: 'show me yesterdays purchases',
    says: /^((?:show|list|give) (?:me )?)yesterdays (purchases|transactions|charges|spending|payments)$/,
    means: '$1all $2 from yesterday',
  },
  {
    example: 'i am spending way too much on takeout how bad is it',
    says: /^(?:am i|i am) spending (?:way |far |much )?too much (?:money )?(?:on|at) (.{1,30}?)(?: how bad is it| is that (?:bad|right|true)| am i)?$/,
    means: 'am i spending too much on $1',
  },
  {
    example: 'compare my grocery spending this month to my usual',
    says: /^compare (my .{1,40} this (?:month|week|year)) (?:to|with|against) (?:my |the |what is )?(?:usual|normal|average|typical)(?: spending| amount)?$/,
    means: 'is $1 higher than usual',
  },
  {
    example: 'what is the most i have ever spent in a single month',
    says: /^what is the (most|least)(?: money)? i have (?:ever )?spent in (?:one|a|any|a single|one single|any single) (month|week)$/,
    means: 'which $2 did i spend the $1 of all time',
  },
  {
    example: 'my phone bill seems high what have i been paying',
    says: /^my (?:family )?(.{1,30}) bill (?:seems|looks|feels|is) (?:so |too |very |really )?(?:high|expensive)(?: lately)? what (?:have i been|am i) paying(?: for it)?$/,
    means: 'my spending on $1 by month',
  },
  {
    example: 'summarize my month',
    says: /^(?:summarize|sum up|recap|give me a (?:summary|recap) of|how was) (?:my|this|the) (week|month|year)(?: so far)?$/,
    means: 'income and spending this $1',
  },
  {
    example: 'presents for other people',
    says: /\b(presents|gifts) for (?:other people|others|people|everyone)\b/,
    means: '$1',
  },
  {
    example: 'what has changed since last month',
    says: /^what (?:is |has )?changed since last (week|month|quarter|year)$/,
    means: 'which category changed the most compared to last $1',
  },
  {
    example: 'what is eating my paycheck',
    says: /\bwhat(?: is|s) eating (?:up |into )?my \w+$/,
    means: 'what do i spend the most on',
  },
  { example: 'what is my burn rate', says: /\bburn rate$/, means: 'spending a month on average' },
  {
    example: 'what can i cut',
    says: /^what (?:can|could|should) i cut(?: back on| down on| out)?$/,
    means: 'how can i save more',
  },
  {
    example: 'what happened to my money this week',
    says: /^what happened to my money\b/,
    means: 'where did my money go',
  },
  {
    example: 'how much are my utilities usually',
    says: /^(?:how much|what) (?:is|are) my (.+) (usually|normally|typically)$/,
    means: 'how much do i $2 spend on $1',
  },
  // The answer compares the month with the same days of the month before.
  {
    example: 'is my spending going down',
    says: /^is my (spending|income) going (?:up|down)$/,
    means: 'my $1 this month',
  },
  {
    example: 'total subscriptions without netflix',
    says: /^(?:total|sum of) (.+ (?:without|except|excluding) )/,
    means: 'how much did i spend on $1',
  },
  {
    example: 'is my spending going up or down over the last 6 months',
    says: /^(?:is|are) my (spending|income|expenses) (?:going |trending )?(?:up or down|rising or falling)(?: lately| recently)?((?: over| during| in| since) .*)?$/,
    means: 'my $1 by month$2',
  },
  {
    example: 'what is the most i have paid for electricity in one month',
    says: /^what is the most i (?:have )?(?:ever )?(?:paid|spent) (?:for|on) (.{1,40}) in (?:one|a|any) month$/,
    means: 'which month did i spend the most on $1',
  },
  {
    example: 'how has my electric bill been trending',
    says: /^how (?:has|have|is|are) my (.{1,40} (?:bill|bills|costs)) (?:been )?trending\b/,
    means: 'my spending on $1 by month',
  },
  {
    example: 'rank my spending categories for october',
    says: /^(?:rank|sort|order) my (?:spending )?categories\b(?: by spending)?/,
    means: 'my spending by category',
  },
  {
    example: 'rank my stores by spending',
    says: /^(?:rank|sort|order) my (?:merchants|stores)\b(?: by spending)?/,
    means: 'my spending by merchant',
  },
  {
    example: 'biggest expense category this year',
    says: /^(?:what (?:is|was|were) )?(?:my |the )?(?:biggest|largest|top|highest|main) (?:expense|spending|cost) category\b/,
    means: 'which category did i spend the most on',
  },
  {
    example: 'am i spending too much on takeout',
    says: /\bam i spending too much (?:money )?(?:on|at) /,
    means: 'am i paying too much for ',
  },
  {
    example: 'how much does a costco trip cost me',
    says: /^how much (?:does|is) (?:a|one|each|an average|a typical) (.{1,30}?) (trip|run|visit|order|ride|meal)(?: cost)?(?: me)?$/,
    means: 'how much is an average $1 $2',
  },
  {
    example: 'where do i shop the most',
    says: /^where do i (?:shop|buy)(?: the)? most(?: often)?/,
    means: 'which merchants do i spend the most at',
  },
  {
    example: 'what does the house cost per month',
    says: /\bwhat does (?:the|my) (?:house|home) cost(?: me)?\b/,
    means: 'how much do i spend on housing',
  },
  {
    example: 'how much did i take out in cash',
    says: /\bhow (much|many times)(?: money| cash)? (did i|have i) (?:take|taken|took|get|gotten|pull|pulled|withdraw|withdrawn|withdrew) (?:out )?(?:in |of )?(?:cash|from (?:the |an )?atms?|at (?:the |an )?atms?)\b/,
    means: 'how $1 $2 spend on withdrawals',
  },
  {
    example: 'how much cash did i take out',
    says: /\bhow much cash (did i|have i) (?:take|taken|took|get|gotten|pull|pulled|withdraw|withdrawn|withdrew)(?: out)?\b/,
    means: 'how much $1 spend on withdrawals',
  },
  {
    example: 'cash withdrawals in may',
    says: /\b(?:cash|atm) withdrawals?\b/,
    means: 'withdrawals',
  },
  {
    example: 'what was that 612 charge in october',
    says: /^what (?:was|is) (?:that|this|the) \$?(\d+(?:\.\d\d)?)(?: dollar)? (charge|payment|transaction|purchase) (?=in |on |from |last |this )/,
    means: 'show me the $$$1 $2 ',
  },
  {
    example: 'anything post today',
    says: /^(?:did |has |have |is there )?(?:anything|something) (?:new )?(?:post|posted|clear|cleared|hit|come through|gone through|go through|come in|come out)(?: (?:to |on |in )?my (?:account|accounts|checking))?(?: yet)? (today|yesterday|this week)$/,
    means: 'show me all transactions from $1',
  },
  { example: 'ubers in september', says: /\b(uber|lyft)s\b/g, means: '$1' },
  {
    example: 'how much have i paid the student loan people this year',
    says: /\b(paid|pay|paying|given|give) the (.{1,25}?) (?:people|folks|guys|company)\b/,
    means: '$1 for $2',
  },
  {
    example: 'what was the first thing i bought in november',
    says: /^what (?:was|is) the first thing i (?:bought|purchased|paid for|spent money on)\b/,
    means: 'what was my first purchase',
  },
];
