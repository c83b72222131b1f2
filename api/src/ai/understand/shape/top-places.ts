import type { SameMeaning } from './same-meaning/same-meaning';

const PLACES = '(?:places|merchants|companies|businesses|payees|vendors)';

/** These ask for those who got the most. */
export const TOP_PLACES: readonly SameMeaning[] = [
  {
    example: 'which company got the most money from me',
    says: /^(?:which|what) (?:company|business|merchant|place|payee) (?:got|gets|has gotten|took|takes|received|receives) (?:the )?most(?: money)? (?:from|of|off) (?:me|us|my money)\b/,
    means: 'which merchants do i spend the most at',
  },
  {
    example: 'top 5 places i spent money at',
    says: new RegExp(
      `^(?:what (?:are|were) |show me |list )?(?:my |the )?top (\\d+|three|four|five|six|ten) ${PLACES} (?:that |where )?i (?:have )?(?:spent|spend|pay|paid)(?: (?:the most )?(?:my )?money)?(?: (?:the )?most)?(?: (?:at|in|to))?`,
    ),
    means: 'top $1 merchants by spending',
  },
  {
    example: 'how much more did i spend in october than in september and on what',
    says: / (?:and )?on (?:what|what things|what categories|which things|which categories)$/,
    means: ' by category',
  },
  {
    example: 'compare my groceries this month to last month and tell me why',
    says: /^(compare .{1,80}) and (?:tell me |explain |say )?why$/,
    means: '$1 by merchant',
  },
  {
    example: 'how many different places did i eat at',
    says: /\bplaces (?:did i|have i) (?:eat|eaten)(?: out)?(?: (?:at|in))?\b/,
    means: 'restaurants did i visit',
  },
  {
    example: 'what is still to be paid this month',
    says: /^what (?:is|has) (?:still )?(?:left |got )?(?:still )?to be paid(?= this (?:month|week)$|$)/,
    means: 'which bills are due',
  },
  {
    example: 'my top expenses this year',
    says: /\b(?:my |the )?top (expenses|purchases|payments|transactions)\b/,
    means: 'my largest $1',
  },
  {
    example: 'show me bigger purchases than 100 in august',
    says: /\b(?:bigger|larger|higher) (purchases|payments|charges|transactions) than (?=\$?\d)/,
    means: '$1 over ',
  },
  {
    example: 'spending this month versus last month at the same point',
    says: /\blast (month|week) at (?:the|this) same (?:point|time|stage|day)\b/,
    means: 'last $1',
  },
  {
    example: 'mortgage lender',
    says: /\b(mortgage|auto loan|car loan|student loan) (?:lender|company|servicer|people)\b/,
    means: '$1',
  },
  {
    example: 'add up my fixed costs',
    says: /^(?:can you |please )?(?:add up|sum up|total up|total) (?:all (?:of )?)?(?=my |the )/,
    means: 'how much are ',
  },
  {
    example: 'if i add up all credit cards what do i owe',
    says: /^if i (?:add|add up|put together|total|sum) (?:up )?(?:all )?(?:of )?(?:my )?(.{1,30}?)(?: up| together)? (what|how much) do i owe$/,
    means: '$2 do i owe on $1',
  },
  {
    example: 'how much have i paid toyota so far',
    says: /^(how much (?:did|have) i (?:pay|paid|spend|spent|give|given) (?!.*\b(?:month|year|week|quarter|since|today)\b).{1,40}) so far$/,
    means: '$1 in total',
  },
];
