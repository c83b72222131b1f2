import type { SameMeaning } from './same-meaning';

/** These questions ask for a sum without saying of what, or whether a sum is above an amount. */
export const SUMS: readonly SameMeaning[] = [
  {
    example: 'do i spend more than 300 a month eating out',
    says: /^(?:do|am) i (?:spend|spending|pay|paying) (?:over|more than|less than|under|at least) \$?[\d.]+k?(?: dollars| bucks)? (?:a|per|each|every) (month|week)(?: on| at| for)? /,
    means: 'how much do i spend a $1 on average on ',
  },
  {
    example: 'where is all my paycheck going',
    says: /^where(?: is|s| does| did| has)? (?:all )?(?:of )?my (?:paycheck|paychecks|pay|income|salary) (?:go|going|gone|went)(?= |$)/,
    means: 'where does my money go',
  },
  {
    example: 'where do i get gas',
    says: /^where do i (?:usually |normally |mostly )?(?:get|buy|go for|purchase) (?!the |most|paid|my )(\w+(?: \w+)?)(?: from| the most| most often)?$/,
    means: 'my spending on $1 by merchant',
  },
  {
    example: 'last three costco trips',
    says: /^(?:show (?:me )?|list |what (?:is|are|was|were) )?(?:my |the )?last (\d+|two|three|four|five|six|ten) (.{1,25}?) (?:trips|orders|purchases|charges|visits|payments|transactions|rides|runs|bills)$/,
    means: 'show my last $1 transactions at $2',
  },
  {
    example: 'when was the last overdraft',
    says: /^when (?:was|is) (?:the|my) last (?!time|transaction|payment|paycheck|payday|check|deposit|purchase|charge|refund)(\w+(?: \w+)?)$/,
    means: 'when did i last pay $1',
  },
  {
    example: 'how much would i have saved last month without doordash',
    says: /^how much (?:money )?would i have saved ((?:this|last|in) \w+ )?without (?:going to |buying |ordering |spending on )?/,
    means: 'how much did i spend $1at ',
  },
  {
    example: 'did i spend over 500 on groceries last month',
    says: /(?<!\b(?:times|months|days|weeks|often|purchases|payments) )\b(?:did|have) i (?:spend|spent|go|gone|pay|paid) (?:over|more than|less than|under|at least|at most|above|below) \$?[\d.]+k?(?: dollars| bucks)? (?=on|at|in|for|this|last|so)/,
    means: 'how much did i spend ',
  },
  {
    example: 'did i make over 5000 in october',
    says: /^(did i|have i) (make|made|earn|earned|receive|received|bring in|brought in|get paid|take home|taken home) (?:over|more than|less than|under|at least|above|below|at most) \$?[\d.]+k?(?: dollars| bucks)?(?= in | this | last | so | since |$)/,
    means: 'how much $1 $2',
  },
  {
    example: 'did my dining out stay under 200 in october',
    says: /^(?:did|has|have) my (?!income|score|balance|net|debt|savings|checking)(\w+(?: \w+)??)(?: spending| costs?| bill)? (?:stay|stayed|go|gone|went|end up|come in|come to|add up to|total|exceed) ?(?:over|more than|less than|under|at least|above|below|at most|beyond|past)? \$?[\d.]+k?(?: dollars| bucks)?(?= in | this | last | for |$)/,
    means: 'how much did i spend on $1',
  },
  {
    example: 'was october spending under 6000',
    says: /^(?:is|was|were) (?:my )?(?:total )?(january|february|march|april|may|june|july|august|september|october|november|december|last month|this month)(?:s)? (?:total )?spending (?:over|more than|less than|under|at least|above|below|at most|higher than|lower than) \$?[\d.]+k?(?: dollars| bucks)?$/,
    means: 'how much did i spend in $1',
  },
  {
    example: 'was my dining out above 300 last month',
    says: /^(?:was|were) my (?!income|score|balance|net|debt|savings|checking|card)(\w+(?: \w+)??) (?:over|more than|less than|under|at least|above|below|at most|higher than|lower than) \$?[\d.]+k?(?: dollars| bucks)?(?= in | this | last |$)/,
    means: 'how much did i spend on $1',
  },
  {
    example: 'is there more than 20000 in savings',
    says: /^(?:is|are) there (?:still )?(?:over|more than|less than|under|at least|above|below|at most) \$?[\d.]+k?(?: dollars| bucks)? (?:left )?in (?=(?:my |the )?(?:checking|savings)\b)/,
    means: 'how much is in ',
  },
  {
    example: 'is my checking over 4000',
    says: /^(?:is|are) (?:there |my )?(?:balance (?:in|of) )?(?:the |my )?(checking|savings|checking account|savings account)(?: account)?(?: balance)? (?:over|more than|less than|under|at least|above|below|at most|higher than|lower than) \$?[\d.]+k?(?: dollars| bucks)?(?: right now| today)?$/,
    means: 'how much is in $1',
  },
  {
    example: 'everything but groceries last month',
    says: /^(?:how much|everything|all|total) (?:other than|but|except(?: for)?|besides|apart from) /,
    means: 'how much did i spend without ',
  },
  {
    example: 'total for november so far',
    says: /^(?:my |the )?total (?:for|in) (?=this|last|january|february|march|april|may|june|july|august|september|october|november|december|2)/,
    means: 'total spending in ',
  },
  {
    example: 'how much did i pay in fees and card interest',
    says: /\bfees (and|plus) (?:credit )?cards? interest\b/,
    means: 'fees $1 interest',
  },
  {
    example: 'how much did i pay in card interest and fees',
    says: /\b(?:credit )?cards? interest (and|plus) (?:bank )?fees\b/,
    means: 'fees $1 interest',
  },
  {
    example: 'saved this month',
    says: /^saved (?=this|last|in|since)/,
    means: 'how much did i save ',
  },
  {
    example: 'last amazon purchase',
    says: /^(?:my |the |show me my |what was my |how much was my |how much did my )?last (.{1,30}?) (?:purchase|order|transaction|charge|trip|visit|payment|ride)(?: cost(?: me)?)?$/,
    means: 'when did i last pay $1',
  },
  {
    example: 'where did i go over',
    says: /^(?:where (?:did|have) i (?:go|gone)|(?:which|what) categor(?:y|ies) am i) over\b(?: in\b)?(?! budget)/,
    means: 'where did i go over budget',
  },
  {
    example: 'biggest amazon order i have ever made',
    says: /^((?:what (?:is|was|has been) )?(?:my |the )?(?:biggest|largest|smallest|cheapest|most expensive) .{1,40}?)(?: that)? i(?: have)? (?:ever |)(?:made|placed)(?: ever)?$/,
    means: '$1 of all time',
  },
  {
    example: 'how many overdrafts have i had',
    says: /^how many (overdrafts?(?: fees| charges)?) (?:have|did) i (?:had|have|gotten|got|get|paid|pay)(?: so far| in total| ever)?$/,
    means: 'how many payments for $1 of all time',
  },
];
