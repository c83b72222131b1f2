import type { SameMeaning } from './same-meaning';

const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december';

export const TIMES: readonly SameMeaning[] = [
  {
    example: 'what did i spend on 9 october',
    says: new RegExp(
      `(?<=^|\\b(?:on|since|from|until|till|by|before|after|to|and|the) )(\\d{1,2})(?:st|nd|rd|th)? (${MONTHS})\\b`,
      'g',
    ),
    means: '$2 $1',
  },
  {
    example: 'what did i spend in the last 48 hours',
    says: /\b(?:48|forty eight) hours\b/,
    means: '2 days',
  },
  // 'APR' is also a rate.
  {
    example: 'gas january to march compared to apr to june',
    says: /\bapr(?= to | through | versus | compared | compare | 20\d\d)|(?<=\b(?:in|of|to|for|from|through|since|until|during|by|last|this|and|versus|mar|march) )apr\b/g,
    means: 'april',
  },
  {
    example: 'what did i spend in the october month',
    says: new RegExp(`\\b(${MONTHS}) month\\b`, 'g'),
    means: '$1',
  },
  {
    example: 'what did i pay for gas in the month of august',
    says: /\bin the month of\b/,
    means: 'in',
  },
  {
    example: 'what did i spend since summer began',
    says: /\bsince (?:the )?(summer|spring|autumn|fall|winter) (?:started|began|begun)\b/,
    means: 'since $1',
  },
  // A time in progress is compared with the same days before.
  {
    example: 'did i spend more than the same time last month',
    says: /\b(?:the |this )?same (?:time|point|days?|stage) (?:of |in )?last (month|week)\b/,
    means: 'last $1',
  },
  {
    example: 'what did i spend the week of thanksgiving',
    says: /\bweek of (thanksgiving|christmas|easter|halloween)\b/,
    means: '$1 week',
  },
  {
    example: 'which bills are due before the end of the month',
    says: /\bbefore the end of (?=the|this|january|february|march|april|may|june|july|august|september|october|november|december)/,
    means: 'by the end of ',
  },
  {
    example: 'net worth since the beginning of the year',
    says: /\bsince the (?:beginning|start) of (?:the|this) year$/,
    means: 'since january',
  },
  {
    example: 'compare my utilities for this october and last october',
    says: new RegExp(`\\bthis (${MONTHS}) (and|versus|to|with|against) last \\1\\b`),
    means: '$1 $2 $1 last year',
  },
  {
    example: 'what did i spend over the holidays last december',
    says: /\bover the holidays (last december|last year)\b/,
    means: 'in december last year',
  },
  {
    example: 'am i spending more than i used to',
    says: /\bthan (?:i )?used to$/,
    means: 'than usual',
  },
  {
    example: 'net worth compared to january',
    says: /\bnet worth (?:compared to|compared with|against|versus) /,
    means: 'net worth changed since ',
  },
  {
    example: 'am i spending less than i did last november',
    says: /\bam i spending (?:more|less) than i (?:did|spent|was) (in |last |this )/,
    means: 'is my spending this month higher than $1',
  },
  // 'Spend less' alone asks how to save.
  {
    example: 'did i spend less this month than last month',
    says: /\bi (?:spend|spent) (?:less|fewer)(?= .{0,40}\b(?:than|versus|compared) )/,
    means: 'i spend more',
  },
  {
    example: 'what day do i pay the mortgage',
    says: /^(?:on )?(?:what|which) (?:day|date)(?: of the month)? (do|is|does|will) /,
    means: 'when $1 ',
  },
  {
    example: 'when do i usually pay the mortgage',
    says: /^when do i (?:usually|normally|typically) pay /,
    means: 'when do i pay ',
  },
  {
    example: 'what is the difference between my october and september spending',
    says: new RegExp(
      `\\b(?:the )?(?:difference|change) between (?:my )?(${MONTHS}|last month|this month) and (${MONTHS}|last month|this month) (spending|income)\\b`,
    ),
    means: 'compare my $3 in $1 and $2',
  },
  {
    example: 'did i spend less or more than in september',
    says: /\b(?:less or more|more or less) than\b/,
    means: 'more than',
  },
  {
    example: 'how much did i have in savings last month',
    says: /\bhow much (?:money )?did i have in (.{1,40}) (last month)$/,
    means: 'how much did i have in $1 at the end of $2',
  },
  {
    example: 'how much did i spend on gas since the start of summer',
    says: /\bsince the (?:start|beginning) of (?:the )?(summer|spring|autumn|fall|winter)\b/,
    means: 'since $1',
  },
  {
    example: 'why did i spend more last month than the month before',
    says: /(\blast month\b.{0,60}?) (?:the )?(?:month before(?: that| it)?|(?:previous|prior) month)$/,
    means: '$1 the month before last',
  },
  {
    example: 'what was my worst month for income in the last 6',
    says: /\b((?:best|worst|highest|lowest|biggest) month\b.{0,40} (?:in|of|over) the (?:last|past) (?:\d+|three|six|twelve))$/,
    means: '$1 months',
  },
  {
    example: 'i want to save $3000 by next summer how much a month is that',
    says: /\bby (?:next |this |the )?summer\b(?! (?:trip|vacation|camp|house))/,
    means: 'by june',
  },
  {
    example: 'i want to save 3000 for my emergency fund by june how much a month is that',
    says: /\bsave (\$?\d[\d.]*k?(?: dollars)?) (?:for|in|into|as) (?:my |an |the |a )?(?:emergency fund|emergencies|rainy day fund) (?=by )/,
    means: 'save $1 ',
  },
];
