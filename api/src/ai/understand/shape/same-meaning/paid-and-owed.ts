import type { SameMeaning } from './same-meaning';

/** These questions ask about what was paid to debts, and what is owned and owed. */
export const PAID_AND_OWED: readonly SameMeaning[] = [
  {
    example: 'how much have i paid off this year',
    says: /\bhow much (?:debt |of my debt )?(have i|did i) (?:paid|pay|payed) (?:off|down)(?= this | last | since | in |$)/,
    means: 'how much $1 paid to my debts',
  },
  {
    example: 'should i pay off my student loan or invest',
    says: /\bpay (?:off|down) (?:my |the )?(?:\w+ )?(?:loan|loans|mortgage|card|cards|debt|debts)(?: early| faster| first)? or (?:to )?invest\b/,
    means: 'pay off debt or invest',
  },
  {
    example: 'how much do i have across everything',
    says: /\bhow much (?:money )?do i have (?:across|in|between) everything$/,
    means: 'what are my accounts',
  },
  {
    example: 'how much more do i have than i owe',
    says: /^(?:how much more do i have|do i have more) than i owe$/,
    means: 'what is my net worth',
  },
  {
    example: 'how much do i pay toward debt each month',
    says: /^how much (?:money )?(?:do i pay|am i paying|goes|do i put) (?:to|toward|towards|on|into|for) (?:my |the )?(?:debt|debts|loans) (?:each|every|a|per) month$/,
    means: 'what are my monthly debt payments',
  },
  {
    example: 'is it better to pay the amex or the student loan first',
    says: /^(?:is it|would it be) (?:better|smarter|best|wiser|smart) to (?=(?:pay|tackle|attack)\b.{3,60} or .{3,40} first$)/,
    means: 'should i ',
  },
  {
    example: 'how much would it take to pay off my cards',
    says: /\bhow much (?:money )?(?:would|will|does) it (?:take|cost)(?: me)? to pay off\b/,
    means: 'how much do i owe on',
  },
  {
    example: 'when will i hit my emergency fund goal',
    says: /^(?:when|how soon) (?:will|do|can) i (?:hit|reach|finish|complete|have|fill) my emergency fund(?: goal| target)?$/,
    means: 'how is my emergency fund',
  },
  {
    example: 'do i have enough savings for 6 months',
    says: /\benough (?:savings|money|cash|saved)(?: saved)? (?:for|to last|to cover|to survive) (?:\d+|three|six|twelve) months(?: of (?:expenses|bills|spending))?$/,
    means: 'enough in my emergency fund',
  },
  {
    example: 'debt payments this month',
    says: /^(?:my |total )?debt payments (?=this |last |in )/,
    means: 'how much have i paid to my debts ',
  },
  {
    example: 'how long will it take to be debt free',
    says: /\bhow long (?:will|would|does) it take (?:me )?to (?:be|become|get) debt free\b/,
    means: 'when will i be debt free',
  },
  {
    example: 'when will i be debt free if i add 500 a month',
    says: /\bif i add (?:another |an extra )?(\$?\d[\d.]*k?)(?: dollars)?(?: extra| more)? (a|per|each|every) month$/,
    means: 'with $1 more $2 month',
  },
  {
    example: 'what is my interest cost per month',
    says: /^what is my interest (?:cost|charge|payment|bill) (?:per|a|each|every) month$/,
    means: 'how much interest am i paying on my debts every month',
  },
  {
    example: 'how is my savings account doing',
    says: /^how is my (savings|checking)(?: account)? doing$/,
    means: 'how much is in $1',
  },
  {
    example: 'balance after bills',
    says: /^(?:my |bank )?(?:balance|money|cash) after (?:my |the |all )?bills\b/,
    means: 'how much will be left after bills',
  },
  {
    example: 'which card is closest to its limit',
    says: /\b(?:is )?(?:closest|nearest|close|near) to (?:its|the) (?:credit )?limit$/,
    means: 'credit utilization',
  },
  {
    example: 'how much did i get paid by northwind in october',
    says: /\b(?:get|got|gotten|been|was) paid (?:by|from) /,
    means: 'receive from ',
  },
  {
    example: 'what is my monthly income after tax',
    says: /\b(income|salary|pay|paycheck|make|made|earn|earned|bring home) (?:after|net of) tax(?:es)?\b/,
    means: '$1',
  },
  {
    example: 'what is the balance on savings',
    says: /\bbalance (?:on|of|for|at) (?:my |the )?(savings|checking)\b/,
    means: 'balance in $1',
  },
  {
    example: 'which loan should i focus on',
    says: /^(?:which|what) (debt|loan|card|credit card) should i (?:focus on|tackle|prioritize|attack|concentrate on|target)(?: first)?$/,
    means: 'which $1 should i pay off first',
  },
  {
    example: 'how much interest would i save if i paid 200 extra on the mortgage',
    says: /^how much (?:interest |money )?(?:would|will|could|can|do) i save (?:in interest |on interest )?if i (?:pay|paid|put|add|added|threw|throw) (?:an extra |another |an additional )?(\$?\d[\d.]*k?)(?: dollars)?(?: extra| more| additional)? (?:(?:a|per|each|every) month )?(?:on|to|toward|towards|at) (?:the |my )?(.{1,30}?)(?: (?:a|per|each|every) month)?$/,
    means: 'when will i pay off $2 with $1 more a month',
  },
  {
    example: 'how did my portfolio do this year',
    says: /^how (?:did|have|has) my (portfolio|investments|stocks|holdings|401k|ira|roth ira|brokerage account) (?:do|done|been doing|fared?)\b/,
    means: 'how are my $1 doing',
  },
  {
    example: 'am i making money on my investments',
    says: /^am i (?:making|losing) money (?:on|with|in) my (investments|stocks|portfolio)\b/,
    means: 'how are my $1 doing',
  },
  {
    example: 'how much do i bring home a month',
    says: /\b(?:bring|take) home (?:a|per|each|every) month$/,
    means: 'make on average a month',
  },
  {
    example: 'did anyone venmo me',
    says: /^(?:did|has) (?:anyone|anybody|someone|somebody) (venmo|zelle|paypal|venmoed|zelled)(?:d)? me(?: any)?(?: money| anything)?\b/,
    means: 'how much did i receive from $1',
  },
  {
    example: 'assets versus liabilities',
    says: /^(?:my |total )?assets (?:versus|and|minus|compared to) (?:my )?(?:liabilities|debts?)$/,
    means: 'net worth',
  },
  {
    example: 'how much is my paycheck',
    says: /^(?:how much|what) (?:is|are) my (?:regular |usual |normal )?(?:pay ?checks?)(?: usually| normally)?$/,
    means: 'regular income',
  },
  {
    example: 'how much am i saving each month',
    says: /\bhow much (?:money )?am i saving (each|every|per|a) month\b/,
    means: 'how much do i save $1 month',
  },
  {
    example: 'how much money moved to savings last month',
    says: /\bhow much (?:money )?(?:was |got |has been )?(?:moved|went|transferred|gone) (?:to|into|in) (?:my )?savings\b/,
    means: 'how much did i save',
  },
  {
    example: 'will i reach my house goal on time',
    says: /^(?:will|am|can) i (?:make|reach|hit|meet|going to (?:make|reach|hit|meet)|on track (?:for|to (?:reach|hit|meet|make))) (?:the |my )(?!budget|month|year|retire|week|next|end|payday|goals?\b)(\w+(?: \w+)?)(?: goal| fund)?(?: on time| in time)?$/,
    means: 'how is my $1 goal doing',
  },
  {
    example: 'any subscriptions i forgot about',
    says: /^(?:do i have |are there |what |which |list |show |show me |find )?(?:any |the |my )?subscriptions (?:do i |did i |have i |might i |that i |i )(?:have |may have |might have )?(?:forgot|forgotten|forget)(?: about)?$/,
    means: 'what subscriptions do i have',
  },
  {
    example: 'will i make it to italy on time',
    says: /^(?:will|can) i (?:make it to|get to|afford to get to) (?!payday|work|the|my|next|this|january|february|march|april|may|june|july|august|september|october|november|december|monday|friday)([a-z]+) (?:on|in) time$/,
    means: 'how is my $1 goal doing',
  },
];
