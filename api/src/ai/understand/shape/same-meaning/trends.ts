import type { SameMeaning } from './same-meaning';

const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december';

/** These questions ask how a sum develops, or whether it is usual. */
export const TRENDS: readonly SameMeaning[] = [
  {
    example: 'why was october spending so big',
    says: new RegExp(
      `^why (?:is|was) (?:my )?(${MONTHS}|last month|this month) spending so (?:big|large|huge|high)$`,
    ),
    means: 'why was $1 spending so high',
  },
  {
    example: 'where does most of my money go each month',
    says: /^where (does|do|did|is|has) (?:most|the most|the majority|the bulk|the biggest part) of my (?:money|income|pay|paycheck) (go|going|gone|went)(?: (?:each|every) month| usually| normally)?\b/,
    means: 'where $1 my money go',
  },
  {
    example: 'is my spending normal this month',
    says: /^(is|was) my (spending|income) (?:normal|typical|usual|unusual|about average|average|out of the ordinary)\b/,
    means: '$1 my $2 higher than usual',
  },
  {
    example: 'spending trend last 6 months',
    says: /\b(spending|income|expense|expenses) trends?\b/,
    means: '$1 by month',
  },
  {
    example: 'top 3 purchases in september',
    says: /\btop (\d+|three|five|ten) (purchases|charges|transactions|payments)\b/,
    means: '$1 largest $2',
  },
  {
    example: 'do i spend more on weekends than on weekdays',
    says: /\bspend more (?:money )?(?:on |during )?(?:the )?(?:weekends? (?:than|or|versus) (?:on |during )?(?:the )?(?:weekdays?|week)|weekdays? (?:than|or|versus) (?:on |during )?(?:the )?weekends?)\b/,
    means: 'spend by weekday',
  },
  {
    example: 'weekend versus weekday spending',
    says: /^(?:my |compare )?(?:weekends? (?:versus|and|or) weekdays?|weekdays? (?:versus|and|or) weekends?) spending\b/,
    means: 'spending by weekday',
  },
  {
    example: 'why is my phone bill so high',
    says: /^why (?:is|was|did|has) my (?!spending|income|score|net|balance|debt|budget|savings|credit|\w+ balance)(\w+(?: \w+)?)(?: bill| price| cost)? (?:so high|so expensive|so much higher|higher|more expensive|go up|gone up|going up|increase|increased)(?= this | last |$)/,
    means: 'did $1 go up',
  },
  {
    example: 'how much has ikea gotten from me',
    says: /^how much (?:money )?(?:has|have|did) (\w+(?: \w+){0,2}) (?:gotten|got|get|taken|take|received|receive|made|make|earned|earn) (?:from|off|off of) me\b/,
    means: 'how much have i spent at $1',
  },
  {
    example: 'what is different this month',
    says: /^what is different (?:about |in |with )?(?:this|the) (week|month|quarter|year)$/,
    means: 'which category changed the most compared to last $1',
  },
  {
    example: 'what bills do i pay each month',
    says: /^(?:what|which) (?:bills|payments) do i (?:pay|have|have to pay|make) (?:each|every|a|per) month$/,
    means: 'what are my recurring payments',
  },
  {
    example: 'do i still pay for spotify',
    says: /^(?:do|am) i (?:still )?(?:pay|paying|subscribe|subscribed)(?: to| for) (?=\w+(?: \w+)?$)/,
    means: 'is one of my recurring payments ',
  },
  {
    example: 'what is my cost of living per month',
    says: /\b(?:costs? of living|living (?:expenses|costs))\b/,
    means: 'spending',
  },
  {
    example: 'which day do i spend the most',
    says: /^(?:which|what) day do i (?:usually |normally |typically )?spend (?=the most|most)/,
    means: 'which day of the week do i spend ',
  },
  {
    example: 'what happened in august',
    says: /^what happened (?=in |last )/,
    means: 'income and spending ',
  },
  {
    example: 'savings this month',
    says: /^(?:my |total )?savings (?=this |last )/,
    means: 'how much did i save ',
  },
  {
    example: 'is my spending up or down from last month',
    says: /^is my (spending|income) (?:up or down|up|down|higher or lower) (?:from|since|compared to|versus|on) (?=last month)/,
    means: 'is my $1 this month higher than ',
  },
  {
    example: 'how did october compare with my average',
    says: /^how (?:did|does|do) (january|february|march|april|may|june|july|august|september|october|november|december|this month|last month) compare (?:with|to|against) (?:my |the )?(?:average|usual|normal)(?: month)?$/,
    means: 'was my spending in $1 higher than usual',
  },
  {
    example: 'what eats up most of my money',
    says: /^what eats(?: up)? (?:most of|the most of|all|all of) my (?:money|income|paycheck|pay|budget)\b/,
    means: 'where does my money go',
  },
  {
    example: 'who charges me every month',
    says: /^(?:who|what|(?:which|what) (?:payments|bills|charges)) (?:charges me|comes? out|comes? automatically|comes? out automatically|is charged|are charged|goes out|go out|repeats?) (?:every|each|a) month$/,
    means: 'what are my recurring payments',
  },
  {
    example: 'what is my biggest monthly bill',
    says: /\b(biggest|largest|highest|smallest|lowest) (?:monthly bill|bill(?: that)?(?: i have)? (?:each|every|a|per) month)\b/,
    means: '$1 bill',
  },
  {
    example: 'weekend spending versus weekdays this month',
    says: /^weekends? spending (?:versus|and|or|compared to) weekdays?(?: spending)?\b/,
    means: 'spending by weekday',
  },
  {
    example: 'what did i spend on weekends versus weekdays',
    says: /\bspend on (?:weekends? (?:versus|or|compared to) (?:on )?weekdays?|weekdays? (?:versus|or|compared to) (?:on )?weekends?)\b/,
    means: 'spend by weekday',
  },
  {
    example: 'what did i spend monday through friday',
    says: /\b(?:on |from )?monday (?:through|to|till|until) friday\b/,
    means: 'on weekdays',
  },
  {
    example: 'how much did i overspend by in october',
    says: /\bhow much did i (?:overspend|go over)(?: by)?(?= in | last | this |$)/,
    means: 'how much was i over budget',
  },
  {
    example: 'am i on pace to spend more than last month',
    says: /^am i on (?:pace|track|course) to (?:spend|be spending) (?:more|less) (?:this month )?than /,
    means: 'is my spending this month higher than ',
  },
  {
    example: 'how much have i spent on netflix in total',
    says: /^(how much (?:money )?have i (?:spent|paid) (?!.*\b(?:this|last|past|month|year|week|since|so far|today|yesterday|in \w+ in total|20\d\d)\b).{3,50}) (?:in total|altogether|all together|in all|overall)$/,
    means: '$1 of all time',
  },
  {
    example: 'pie chart of my spending',
    says: /^(?:show |show me )?(?:a )?pie chart (?:of|for) my spending\b/,
    means: 'my spending by category',
  },
  {
    example: 'which bill is the highest',
    says: /^(?:which|what)(?: of my)? (bill|bills) (?:costs?|is|are) (?:me )?the (?:most|highest)(?: expensive| money)?\b/,
    means: 'what are my largest $1',
  },
  {
    example: 'how much could i save if i stopped going to starbucks',
    says: /\bhow much (?:money )?(?:could|would|will|can) i save (?:a month |per month |each month )?if i (?:stop|stopped|quit|gave up|give up|cut out) (?:going to|buying from|ordering from|shopping at) /,
    means: 'how much do i spend on average a month at ',
  },
  {
    example: 'what did i spend last night',
    says: /\blast night\b/,
    means: 'yesterday',
  },
  {
    example: 'how much have i spent since the first',
    says: /\bsince the (?:first|1st)(?: of the month)?$/,
    means: 'this month',
  },
  {
    example: 'did i go into the red in august',
    says: /^did i (?:go|end up|end|finish|get) (?:into|in) the (?:red|black)\b/,
    means: 'income and spending',
  },
  {
    example: 'am i going into the red this month',
    says: /\binto the (red|black)\b/,
    means: 'in the $1',
  },
  {
    example: 'what categories went up the most from last month',
    says: /^(?:what|which) categor(?:y|ies) (?:has |have |is |are )?(?:gone up|went up|go up|up|rose|risen|increased|grew|grown) (?:the )?most (?:from|since|over|versus|compared to|compared with) last (month|year)$/,
    means: 'which category went up the most since last $1',
  },
  {
    example: 'did my spending go up or down over the last 6 months',
    says: /^(?:did|has|have) my (spending|income|expenses) (?:go|gone|been going|trended|been trending) (?:up or down|down or up)((?: over| during| in| since) .*)?$/,
    means: 'my $1 by month$2',
  },
  {
    example: 'is my spending creeping up',
    says: /^is my (spending|income) (?:creeping|trending|inching|drifting|climbing)(?: up| down)?$/,
    means: 'my $1 by month',
  },
  {
    example: 'which month was i most in the red',
    says: /^(?:which|what) month (?:was|were|am) i (?:the )?(?:most|furthest|farthest|deepest|deep) (?:in|into) the red\b/,
    means: 'which month was the worst for my cash flow',
  },
  {
    example: 'which month did i go the most into the red',
    says: /^(?:which|what) month did i (?:go|end up|end|get) (?:the )?(?:most|furthest|farthest|deepest|deep) (?:in|into) the red\b/,
    means: 'which month was the worst for my cash flow',
  },
  {
    example: 'what was my deepest month in the red',
    says: /^(?:what was |what is |which was )?my (?:worst|deepest|reddest) month (?:in|into) the red\b/,
    means: 'which month was the worst for my cash flow',
  },
  {
    example: 'best month for saving this year',
    says: /^(?:what (?:is|was) |which (?:is|was) )?(?:my |the )?(best|worst) month for (?:saving|savings|saving money)\b/,
    means: 'which month was the $1 for my cash flow',
  },
  {
    example: 'is my income going up or down compared to 3 months ago',
    says: /^is my (spending|income) (?:going |trending |getting )?(?:up or down|down or up|higher or lower|up|down) (?:than|from|since|compared to|compared with|versus|against) (?=(?:\d+|two|three|six) months ago|last year$|a year ago)/,
    means: 'is my $1 higher or lower than ',
  },
];
