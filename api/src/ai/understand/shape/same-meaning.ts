const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december';
const AUXILIARIES = 'can|could|must|should|will|would|do|did|have|am|was';
const QUESTION_WORDS = 'how much(?: more)?(?: money)?|how long|how many \\w+|when|what|where';

/** What is said in several ways, and the way that the readers of a question know. */
export const SAME: readonly (readonly [RegExp, string])[] = [
  // Words that say how somebody asks, not what.
  [/ please$/, ''],
  [/ (?:actually|really|even|honestly|literally|basically)\b/g, ''],
  [/\bare i\b/g, 'am i'],
  [/\bwere i\b/g, 'was i'],
  // 'How much I can spend' is the order of many other languages.
  [new RegExp(`^((?:please )?(?:${QUESTION_WORDS})) i (${AUXILIARIES})\\b`), '$1 $2 i'],
  [new RegExp(`\\b(how much(?: more)?(?: money)?) i (${AUXILIARIES})\\b`), '$1 $2 i'],
  // 'May' is also a month.
  [/\b(how much(?: more)?) may i\b/g, '$1 can i'],
  [/\b(?:is it possible for me to|am i able to)\b/g, 'can i'],
  [/\bwould i be able to\b/g, 'could i'],
  [/\bhow many (money|time)\b/g, 'how much $1'],
  [/\bin how much time\b/g, 'how long until'],
  [
    /\b(january|february|march|april|may|june|july|august|september|october|november|december) month\b/g,
    '$1',
  ],
  [
    /^what (?:is |has )?changed since last (week|month|quarter|year)$/,
    'which category changed the most compared to last $1',
  ],
  [/\bwhat(?: is|s) eating (?:up |into )?my \w+$/, 'what do i spend the most on'],
  [/\b(?:put|set) (?:aside|away) ((?:every|each|a|per) month)\b/, 'save $1'],
  [/\bstill (?:coming|to come|outstanding|open|unpaid)\b/g, 'left'],
  [/^how far along (?:is|are) /, 'how is '],
  [/\bburn rate$/, 'spending a month on average'],
  [/^(?:list|show|show me|what are) (?:all )?my bills$/, 'what are my recurring payments'],
  [/^what (?:can|could|should) i cut(?: back on| down on| out)?$/, 'how can i save more'],
  [/^how (?:is|are|s) my (?:money|finances) doing$/, 'what is my financial score'],
  [/^how am i doing(?: financially)?$/, 'what is my financial score'],
  [/^what happened to my money\b/, 'where did my money go'],
  [/\bhow much should i (?:keep|have) in savings$/, 'how long would my emergency fund last'],
  [/^when did i (pay|buy) (.+) last$/, 'when did i last $1 $2'],
  [
    /^(?:how much|what) (?:is|are) my (.+) (usually|normally|typically)$/,
    'how much do i $2 spend on $1',
  ],
  [/^did my (.+?)(?: bill)? change$/, 'did $1 go up'],
  [
    /^(?:did|do|have) i (?:make|made|lose|lost) money (?:on|with|in) my investments\b/,
    'how are my investments doing',
  ],
  // The answer compares the month with the same days of the one before.
  [/^is my (spending|income) going (?:up|down)$/, 'my $1 this month'],
  [/\bnet worth (?:compared to|compared with|against|versus) /, 'net worth changed since '],
  [/\bsince (summer|spring|autumn|fall|winter) (?:started|began|begun)\b/, 'since $1'],
  // Figures of a time that is not over are compared with the same days before.
  [/\bthe same (?:time|point|days?|stage) (?:of |in )?last (month|week)\b/, 'last $1'],
  [
    /\bam i spending (?:more|less) than i (?:did|spent|was) (in |last |this )/,
    'is my spending this month higher than $1',
  ],
  // 'Spend less' alone asks how to save.
  [/\bi (?:spend|spent) (?:less|fewer)(?= .{0,40}\b(?:than|versus|compared) )/, 'i spend more'],
  [/\bweek of (thanksgiving|christmas|easter|halloween)\b/, '$1 week'],
  [/^(?:total|sum of) (.+ (?:without|except|excluding) )/, 'how much did i spend on $1'],
  [
    /^(?:did|has) (.{1,40}) (?:charge|charged|bill|billed) me more((?: (?:this|last) \w+| lately| recently)?)$/,
    'did $1 go up$2',
  ],
  [
    /^(?:is|are) my (spending|income|expenses) (?:going |trending )?(?:up or down|rising or falling)(?: lately| recently)?((?: over| during| in| since) .*)?$/,
    'my $1 by month$2',
  ],
  [/\btake ?home (pay|income|salary)\b/, 'income'],
  [
    /\bhow much (?:spending )?(?:money )?(?:(?:do|will|would) i have|have i got) (?:left )?after (?:all )?(?:of )?(?:my |the )?bills\b/,
    'how much will be left after bills',
  ],
  // The size of a debt is what is owed, and not what is paid for it.
  [/^how (?:big|large|high) is my (mortgage|debt|.{1,20} loan)$/, 'how much do i owe on my $1'],
  [/^how (?:big|large|high) (is|was|are|were) /, 'how much $1 '],
  [/ if i keep (?:saving|going|this up|at it)(?: like (?:now|this)| at this rate)?$/, ''],
  [
    /^if i keep (?:saving|going|this up|at it)(?: like (?:now|this)| at this rate)? (?=how|when|what)/,
    '',
  ],
  [
    /^(?:what|which) (?:bills|payments|charges) (?:come|go) out (?:automatically )?(?:every|each) month$/,
    'what are my recurring payments',
  ],
  [/\b(?:all my |all of my |all )?income sources (?=for |in |this |last )/, 'income '],
  [/\bpaid (?:toward|towards|into) my\b/, 'paid on my'],
  [/^how (?:is|are) my (?:money|savings) invested$/, 'what are my holdings'],
  [/^how is my (401k|ira|roth ira|brokerage|brokerage account) doing$/, 'what is in my $1'],
  [/\bgotten (?=more|less|cheaper)/, 'got '],
  [
    /^what is the most i (?:have )?(?:ever )?(?:paid|spent) (?:for|on) (.{1,40}) in (?:one|a|any) month$/,
    'which month did i spend the most on $1',
  ],
  [/\bscore and why$/, 'score'],
  [
    /\b(?:could|can|would|will) i save (?:a|per|each) (?:year|month) (?:by cancell?ing|if i cancell?(?:ed)?) /,
    'would i save if i cancel ',
  ],
  [
    /\bbefore the end of (?=the|this|january|february|march|april|may|june|july|august|september|october|november|december)/,
    'by the end of ',
  ],
  [/\b(?:could|can) i get my hands on\b/, 'do i have'],
  [/\bsince the (?:beginning|start) of (?:the|this) year$/, 'since january'],
  [
    /\bhow (?:much should i (?:keep|have) in|big should|large should) (?:an |my |the )?emergency (?:fund|savings)(?: be)?$/,
    'how long would my emergency fund last',
  ],
  [
    /\b(?:retirement and investment|investment and retirement|retirement and brokerage) accounts\b/,
    'investment accounts',
  ],
  [
    /^did my (?:paycheck|pay|salary|deposit|payment) from (.{1,30}) (?:come in|come|arrive|hit|land)(?: yet| already)?$/,
    'did my $1 deposit arrive',
  ],
  [
    /\b(how much(?: money)?) (?:have i (?:moved|put|transferred|added|contributed)|did i (?:move|put|transfer|add|contribute|place)) (?:in|into|to) (?:my )?savings\b/,
    '$1 did i save',
  ],
  [
    /\bhow much interest (?:do i pay|am i paying) (?:each|every|a|per) month$/,
    'how much interest am i paying on my debts every month',
  ],
  [
    /^what is my monthly interest(?: payment)?$/,
    'how much interest am i paying on my debts every month',
  ],
  [
    /^i am (?:doing|filing|preparing) my tax(?:es| return) and (?:i )?(?:need|want|have) to know (?=how|what|which|when)/,
    '',
  ],
  [/\bin the month of\b/, 'in'],
  [
    new RegExp(`\\bthis (${MONTHS}) (and|versus|to|with|against) last \\1\\b`),
    '$1 $2 $1 last year',
  ],
  [
    /^how much (?:does|do) (.{1,40}) pay me (?:every|each|a|per) month$/,
    'my income from $1 by month',
  ],
  [/\bover the holidays (last december|last year)\b/, 'in december last year'],
  [
    /^(?:what (?:is|are) )?(?:my )?total assets and (?:my )?(?:total )?(?:debts|liabilities)$/,
    'net worth',
  ],
  [
    /^between (.{3,50}) how much (?:money )?do i have(?: invested| saved| altogether)?$/,
    'how much do i have in $1',
  ],
  [
    /^how (?:has|have|is|are) my (.{1,40} (?:bill|bills|costs)) (?:been )?trending\b/,
    'my spending on $1 by month',
  ],
  [/\bhow much is (?:each|my|a|one) paycheck from (.{1,30})$/, 'what are my deposits from $1'],
  [
    /\bhow much more can i spend on (.{1,30}) before i (?:hit|reach|go over|exceed) (?:my|the) (?:limit|budget)$/,
    'how much is left in my $1 budget',
  ],
  [
    /\bwhen (?:will|can) i be able to go to (?:the |my )?(.{1,30})$/,
    'when will i reach my $1 goal',
  ],
  [
    /\bhow much (?:sooner|faster|earlier) (?:will|would) (?:it|i) be (?:gone|done|paid off|debt free)$/,
    'how soon am i done',
  ],
  [/^(?:graph|chart|plot|draw) /, 'show '],
  [
    /^is (.+?) (?:a )?(?:monthly|recurring|regular|repeating)(?: charge| payment| bill| subscription| expense)?$/,
    'is $1 one of my recurring payments',
  ],
  [
    /\bwhich (?:of my )?accounts? (?:has|have|holds) the (?:most|highest) (?:money|cash|balance|in it)\b/,
    'what are my accounts',
  ],
  [/\b(?:average|typical|usual) (?:paycheck|pay check)$/, 'regular income'],
  [/^how much (?:money )?do i have saved(?: up)?$/, 'how much is in savings'],
  [
    /^(?:rank|sort|order) my (?:spending )?categories\b(?: by spending)?/,
    'my spending by category',
  ],
  [/^(?:rank|sort|order) my (?:merchants|stores)\b(?: by spending)?/, 'my spending by merchant'],
  [/ including (?:the|my) (?:mortgage|house|home)$/, ''],
  [/\bthan (?:i )?used to$/, 'than usual'],
  [
    /\bdid i (earn|make|bring home)((?: (?:last|this|in) \w+)?) (?:net of|after) tax(?:es)?$/,
    'did i $1$2',
  ],
  [
    /^how much (?:money )?(?:should|must|do|would) i (?:need to |have to )?(?:put aside|set aside|put away|save up|save) (?:each|every|a|per) month (?:for|to reach|towards?) (?:my )?(.{1,40})$/,
    'how is my $1 doing',
  ],
  [
    /^should i (?:pay|tackle|attack)(?: off| down)? .{1,30}\b(?:card|loan|mortgage|debt|visa|amex)\b.{0,20} or .{1,30}\b(?:card|loan|mortgage|debt|visa|amex) first$/,
    'which debt should i pay first',
  ],
  [/^(?:on )?(?:what|which) (?:day|date)(?: of the month)? (do|is|does|will) /, 'when $1 '],
  [/^when do i (?:usually|normally|typically) pay /, 'when do i pay '],
  [
    /^(?:what (?:is|was|were) )?(?:my |the )?(?:biggest|largest|top|highest|main) (?:expense|spending|cost) category\b/,
    'which category did i spend the most on',
  ],
  [
    /\bhow much (?:money )?(?:goes|is going) out (?:every|each|per|a) month(?: no matter what)?$/,
    'what are my fixed costs',
  ],
  [/^(?:hi|hello|hey|howdy|good (?:morning|afternoon|evening))(?: there)?$/, 'what can you do'],
  [/\bhow much (?:money )?(?:came|has come|comes)(?: in)? from /, 'how much did i receive from '],
  [
    /^how much (?:is|are) my (.{0,30}\b(?:loan|loans|mortgage|debt)) (?:per|a|each|every) month$/,
    'what is the monthly payment on my $1',
  ],
  [/\b(?:have|be) enough (?:money )?(?:left )?(?:at|by) the end of /, 'have left at the end of '],
  [
    /\brun out of (?:money|cash) before (?:my |the )?(?:next )?(?:paycheck|payday|i get paid(?: again)?)$/,
    'run out before payday',
  ],
];
