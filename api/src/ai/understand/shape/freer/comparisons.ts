import type { SameMeaning } from '../same-meaning/same-meaning';

const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|this month|last month|this week|last week|this year|last year';
const CHEAPER =
  '(?:cheaper|more expensive|less expensive|pricier|costlier|higher|lower|worse|better|more|less)';

/** These questions compare two times, or a time with what is usual. */
export const COMPARISONS: readonly SameMeaning[] = [
  {
    example: 'how much cheaper was october than september',
    says: new RegExp(
      `^(?:how much )?${CHEAPER} (?:was|is|were|did) (${MONTHS})(?: cost(?: me)?)? (?:than|compared to) (${MONTHS})$`,
    ),
    means: 'how does my spending in $1 compare to $2',
  },
  {
    example: 'was october more expensive than september',
    says: new RegExp(
      `^(?:was|is) (${MONTHS}) (?:cheaper|more expensive|less expensive|pricier|costlier|better|worse) (?:than|compared to) (${MONTHS})(?: so far)?$`,
    ),
    means: 'how does my spending in $1 compare to $2',
  },
  {
    example: 'gas this month compared to what is normal for me',
    says: /\b(?:compared (?:to|with)|versus|relative to|against|than) (?:what (?:is |i )?)?(?:my |the )?(?:normal|normally|usual|usually|typical|typically|average)(?: (?:amount|level|spend|spending|month|spend on it|spend there))?(?: for (?:me|us))?$/,
    means: 'compared to usual',
  },
  {
    example: 'average cost of one costco run',
    says: /^(?:what (?:is|was) |how much (?:is|was) )?(?:my |the )?average (?:cost|price|amount|spend|total|bill|spending) (?:of|for|per|on|at) (?:a|an|one|each|every|my)? ?([a-z&]+(?: [a-z&]+)?) (?:run|trip|visit|order|ride|haul|stop|shop|meal|fill up|purchase)s?(?=$| this | last | in | since )/,
    means: 'what is my average transaction at $1',
  },
  {
    example: 'how much is an average costco run',
    says: /^(?:how much|what) (?:is|does|do|was) (?:an |my |the )(?:average|typical|usual) ([a-z&]+(?: [a-z&]+)?) (?:run|trip|visit|order|ride|haul|stop|fill up|purchase)s?(?: cost)?(?: me)?$/,
    means: 'what is my average transaction at $1',
  },
  {
    example: 'how much more do i make than i spend',
    says: /^(?:how much|do i|am i) (?:more|less)?(?: money)? ?(?:do i |am i )?(?:make|earn|bring in|making|earning|bringing in) (?:more )?than (?:what )?i (?:spend|am spending)(?= this | last | in | a month| each month|$)/,
    means: 'income and spending',
  },
  {
    example: 'am i bringing in enough to cover what i spend',
    says: /^(?:am|do) i (?:make|making|earn|earning|bring in|bringing in) enough(?: money)? (?:to (?:cover|pay for|support)|for) (?:what i spend|my (?:spending|expenses|costs|lifestyle|cost of living))$/,
    means: 'am i spending more than i earn',
  },
  {
    example: 'how much should i be making a week to break even',
    says: /^how much (?:money )?(?:should|do|must|would) i (?:be |need to |have to )?(?:make|making|earn|earning|bring in)(?: (?:a|per|each|every))? (week|month|day) to break even$/,
    means: 'how much do i spend on average a $1',
  },
  {
    example: 'how much have my paychecks been on average',
    says: /^(?:how much|what) (?:have|are|were|has|is) my paychecks? (?:been )?(?:on average|usually|normally|typically|averaging)$/,
    means: 'how much is my average paycheck',
  },
  {
    example: 'did i overspend in october',
    says: /^(?:did|have) i (?:overspend|overspent|live beyond my means|spend too much|spend beyond my means)(?: (?:in|during))? (?=(?:january|february|march|april|may|june|july|august|september|october|november|december|last month)$)/,
    means: 'did i spend more than i earned in ',
  },
  {
    example: 'how much extra did i spend in october compared to september',
    says: /^how much (?:extra|additional) (?:money )?(did|have) i (spend|spent)(?= .*\b(?:than|compared|versus)\b)/,
    means: 'how much more $1 i $2',
  },
  {
    example: 'which month was my best for saving',
    says: /^(?:which|what) (month|week|day|year) (?:was|is|has been) (?:my |the )?(best|worst)(?: one)? (?=for )/,
    means: 'my $2 $1 ',
  },
];
