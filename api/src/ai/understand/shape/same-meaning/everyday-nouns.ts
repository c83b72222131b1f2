import type { SameMeaning } from './same-meaning';

const SHOPPED = 'spending|shopping|purchases|expenses|gifts|presents|stuff';

/** These everyday words for payments, deposits, and times have one usual word. */
export const EVERYDAY_NOUNS: readonly SameMeaning[] = [
  {
    example: 'how much do i spend on the car',
    says: /\b(spend|spent|spending|goes|go|going|went) (on|to|into|for) (?:the|my) (?:car|cars|vehicle)(?! (?:loan|payment|note|insurance|wash|repair|repairs|lease|rental))(?= |$)/,
    means: '$1 $2 car expenses',
  },
  {
    example: 'how much i pay insurance of car a year',
    says: /\b(insurance|payment|bill|loan|cost) (?:of|for) (?:the |my )?(car|house|home|phone|internet|electricity|water)\b/,
    means: '$2 $1',
  },
  {
    example: 'how much is car insurance one year',
    says: /(?<!\b(?:in|for|to|of|than|after|each|every|last|next|within)) one (year|month|week)$/,
    means: ' a $1',
  },
  {
    example: 'what is my side income from bluebird',
    says: /\bside (?:income|money|gig|hustle|job|business|work)(?: money| income)? (?=from |at |with )/,
    means: 'income ',
  },
  {
    example: 'how much do i spend for eat outside',
    says: /\b(?:eat|eating|ate|eaten) (?:outside|in restaurants?|at restaurants?)\b/,
    means: 'eating out',
  },
  {
    example: 'how much do i make in one month',
    says: /\b(do i|i|does it) (make|earn|receive|get|spend|save|cost) in (?:one|a) (month|week)$/,
    means: '$1 $2 on average a $3',
  },
  {
    example: 'what do i make in a year',
    says: /\b(do i|i) (make|earn|receive|bring in) in (?:one|a) year$/,
    means: '$1 $2 a year',
  },
  {
    example: 'how much in the last 2 days',
    says: /^how much (?:in |over |during |for )?(?=the (?:last|past)|last|past|yesterday|today|this (?:week|month|year))(?!.* (?:do|did|have|is|was|are|were|will|can|could|should|has) )/,
    means: 'how much did i spend in ',
  },
  {
    example: 'what is the most i spent in one day this month',
    says: /^(?:what (?:is|was) )?the (most|least) (?:money )?(?:that )?i (?:have )?(?:ever )?(?:spent|spend) in (?:one|a|a single) day(?= |$)/,
    means: 'which day did i spend the $1',
  },
  {
    example: 'when did my last pension payment come',
    says: /^when (?:did|was) my last (.{1,25}?) (?:payment|deposit|check) (?:come|arrive|hit|land|get here|deposited)(?: in)?$/,
    means: 'when did $1 last pay me',
  },
  {
    example: 'which month i make more money',
    says: /^(?:which|what) (month|week|day) (?:did |do )?i (make|earn|spend|save|receive|made|earned|spent|saved|received) more(?: money)?$/,
    means: 'which $1 did i $2 the most',
  },
  {
    example: 'what is shell averaging me a week',
    says: /\baveraging(?: me)?\b/,
    means: 'costing me on average',
  },
  {
    example: 'what was that large payment on october 9th',
    says: /^what (?:was|is|were|are) (?:that|the|those|these|this) (?:large |big |huge |small |weird |strange |odd |random |other )?(?:payments?|charges?|transactions?|purchases?|withdrawals?) (?=on |from |yesterday|last )/,
    means: 'show me all transactions ',
  },
  {
    example: 'expenses sorted biggest to smallest for october',
    says: /^(?:list |show |show me )?(?:my |all my )?(expenses|purchases|transactions|payments|charges) (?:sorted |ranked |ordered |in order )?(?:by size |by amount )?(?:from )?(?:biggest|largest|highest)(?: to (?:smallest|lowest|least)| first)(?= for | in | this | last |$)/,
    means: 'list the 8 largest $1',
  },
  {
    example: 'top 10 expenses in october',
    says: /\btop (\d+|three|five|ten) expenses(?= in | this | last | of | for | since |$)(?! by)/,
    means: '$1 largest payments',
  },
  {
    example: 'which bill is most expensive every month',
    says: /^(?:which|what) bill is (?:the )?(?:most expensive|highest|biggest|largest|priciest) (?:every|each|a|per) month$/,
    means: 'what is my biggest bill',
  },
  {
    example: 'what card is planet fitness on',
    says: /^(?:which|what) (card|account) (?:is|are|does|do) (?!i\b)(.{1,30}?) (?:on|charged to|paid with|paid from|billed to|come out of|coming out of|linked to|use)$/,
    means: 'which account do i use the most for $2',
  },
  {
    example: 'which card do i use most',
    says: /\b(?:which|what) (?:credit )?card (?=(?:do|did|have) i use(?:d)? (?:the )?(?:most|least))/,
    means: 'which account ',
  },
  {
    example: 'is netflix on the chase or the amex',
    says: /^(?:is|are) (.{1,30}?) (?:on|charged to|paid with|paid from) (?:the |my )(\w+(?: \w+)?) or (?:the |my )?(\w+(?: \w+)?)$/,
    means: 'which account do i use the most for $1',
  },
  {
    example: 'how many bills are left before december 15',
    says: /\b(?:how many|which|what) (bills|payments) (?:are )?(?:still )?left (?=before|until|till|by|to)/,
    means: 'which $1 are due ',
  },
  {
    example: 'how much is hitting my account tomorrow',
    says: /^(?:how much|what) (?:is|will be) (?:hitting|coming out of|leaving|going out of|taken from|taken out of|deducted from) my (?:account|checking|bank|bank account|checking account)(?= )/,
    means: 'which bills are due',
  },
  {
    example: 'did i transfer anything to savings this year',
    says: /^(did i|have i) (?:transfer|transferred|move|moved|put|add|added|send|sent) (?:anything|any money|money|any|something) (?:in|into|to) (?:my )?savings(?: account)?(?= |$)/,
    means: 'how much $1 save',
  },
  {
    example: 'how much did i spend on christmas last december',
    says: /\b(?:on|for|at) (?:christmas|xmas|the holidays) (?:last december|last year)$/,
    means: 'in december last year',
  },
  {
    example: 'how long have i had spotify',
    says: /^how long (?:have i|did i) (?:had|have|been paying(?: for)?|paid(?: for)?|subscribed to) (?!in )(\w+(?: \w+)?)$/,
    means: 'when did i first pay $1',
  },
  {
    example: 'every payment over $300 in october',
    says: /^(?:every|each|any|all|all of my|all my|all the|all of the) (?:single )?(payment|charge|transaction|purchase)s? (?=over|above|under|below|more than|less than|between|of \$|from|in|on|at)/,
    means: 'list all $1s ',
  },
  {
    example: 'xmas spending last year',
    says: new RegExp(
      `^(?:(?:my|total|how much was my|how much was|what was my|what was) )?(?:xmas|christmas|holiday|holidays) (?:${SHOPPED}) last (?:year|december)$`,
    ),
    means: 'spending in december last year',
  },
  {
    example: 'grocery spend trend last 6 months',
    says: /\b(?:spend|spending|bill|cost|costs) trends?(?: over| for| in)?(?: the)?\b/,
    means: 'spending by month',
  },
  {
    example: 'when did i take the dog to the vet',
    says: /\b(?:take|took|taken|bring|brought) (?:the |my |our )?(?:dog|dogs|cat|cats|pet|pets|puppy|kitten|kid|kids|baby|son|daughter|mom|dad|car|truck|van) to (?:the )?/,
    means: 'go to the ',
  },
  {
    example: 'how much was the last vet visit',
    says: /^(?:how much|what) (?:was|did) (?:the|our|my|that) last (.{1,30}?) (?:purchase|order|charge|trip|visit|ride|run|haul)(?: cost(?: me)?)?$/,
    means: 'when did i last pay $1',
  },
  {
    example: 'did anybody send me money in october',
    says: /^(?:did|has|have) (?:anybody|anyone|somebody|someone|people|any people) (?:send|sent|pay|paid|give|given|venmo|venmoed|zelle|zelled|transfer|transferred) me(?: any| some)?(?: money| cash)?(?= |$)/,
    means: 'my income by source',
  },
  {
    example: 'interest earned on savings this year',
    says: /^(?:how much |total |my |any |how much total )?interest (?:earned|received|gained|made)(?: (?:on|from|in) (?:my |the |our )?savings(?: account)?)?(?= this | last | in | since | so |$)/,
    means: 'how much interest did i earn',
  },
  {
    example: 'do i spend more on weekends',
    says: /\b(?:do|did|am) i (?:spend|spending) more (?:money )?(?:on |during )?(?:the )?(?:weekends?|weekdays?)(?= |$)(?! (?:than|or|versus))/,
    means: 'do i spend by weekday',
  },
  {
    example: 'how many times have i been paid this year',
    says: /\bhow many times (?:have i been|have i gotten|have i got|did i get|was i|am i|do i get) paid\b(?! back)/,
    means: 'how many paychecks did i get',
  },
  {
    example: 'which category is eating up most of my paycheck',
    says: /\b(?:is|are) (?:eating|taking|using|sucking|draining|swallowing|burning)(?: up| through)? (?:the )?most(?: of)?(?: my| our| the)? (?:paycheck|paychecks|money|income|pay|budget|salary|cash)\b/,
    means: 'do i spend the most on',
  },
  {
    example: 'what is my take home pay',
    says: /^(?:what is |whats |how much is )?(?:my |our )?(?:monthly |usual |regular |normal )?take ?home(?: pay| income| salary)?(?: usually| normally| a month| each month| per month)?$/,
    means: 'what is my regular income',
  },
  {
    example: 'how many fill ups did i do in october',
    says: /\b(?:fill ups|fillups|fuel ups|fuel stops|gas stops|tank fills)\b(?: (?:did|have) i (?:do|done|have|had|make|made))?/,
    means: 'fillups for gas did i make',
  },
  {
    example: 'average fill up cost',
    says: /\b(average|typical|usual|median|cheapest|biggest|highest|last) (?:cost (?:of|per) (?:a |one )?)?(?:fill up|fillup|tank of gas|tank)(?: cost| price)?(?=$| in | this | last | since )/,
    means: '$1 gas purchase',
  },
];
