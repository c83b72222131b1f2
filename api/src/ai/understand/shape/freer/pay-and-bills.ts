import type { SameMeaning } from '../same-meaning/same-meaning';

const BILL =
  '(rent|mortgage|car payment|car loan|car note|daycare|insurance|car insurance|phone bill|electric bill|internet bill|electricity|student loan|loan payment|credit card bill)';
const EACH_MONTH = '(?: (?:every|each|a|per) month| monthly| on average)';

/** These questions ask whether the income or the money covers bills, and what comes in against what goes out. */
export const PAY_AND_BILLS: readonly SameMeaning[] = [
  {
    example: 'do i make enough to cover my bills',
    says: /^(?:do|am|will|does) (?:i|my (?:income|pay|paycheck|earnings)) (?:make|making|earn|earning|bring in|bringing in|cover|get paid) ?(?:enough)?(?: money)?(?: (?:to (?:cover|pay)|for))? (?:all )?(?:of )?my (?:monthly )?bills(?: (?:every|each|a|per) month)?$/,
    means: 'how much of my income is left after my bills a month',
  },
  {
    example: 'how much do i need to make per week to cover my bills',
    says: /^how much (?:money )?(?:do|would|must|should) i (?:need to |have to )?(?:make|earn|bring in)(?: (?:a|per|each|every) (?:month|week)| monthly| weekly)?(?: just)? to (?:cover|pay|make) (?:all )?(?:of )?my (?:monthly )?(?:bills|expenses)$/,
    means: 'what are my recurring payments',
  },
  {
    example: 'will i have enough to cover rent on the 11th',
    says: new RegExp(
      `^(?:will|do|can|am|could|is there) (?:i )?(?:be able to |able to |have enough (?:money |cash |left )?(?:to )?|enough (?:money |cash )?(?:to )?)(?:cover |pay |make |afford |for )(?:the |my )?${BILL}(?: next month| this month| on the \\d{1,2}(?:st|nd|rd|th)?| (?:on|by) \\w+| when (?:it is due|it comes due|it comes))?$`,
    ),
    means: 'does my checking cover the payment of the $1',
  },
  {
    example: 'can i afford rent next month',
    says: new RegExp(
      `^(?:can|could|will) i (?:still )?(?:afford|pay|make) (?:the |my )?${BILL}(?: next month| this month| on the \\d{1,2}(?:st|nd|rd|th)?| when (?:it is due|it comes due|it comes))?$`,
    ),
    means: 'does my checking cover the payment of the $1',
  },
  {
    example: 'how much money comes in versus goes out every month',
    says: new RegExp(
      `^(?:how much |what )?(?:money )?(?:comes?|came|coming|is coming) in (?:versus|and|against|compared to|or) (?:how much |what |money )?(?:money )?(?:goes?|went|going|is going) out${EACH_MONTH}$`,
    ),
    means: 'my income and spending by month',
  },
  {
    example: 'money in versus money out last month',
    says: /^(?:how much |what )?(?:money )?(?:comes?|came|coming|is coming|in)(?: in)? (?:versus|against|compared to) (?:how much |what )?(?:money )?(?:goes?|went|going|is going|out)(?: out)?(?=$| this | last | in | since )/,
    means: 'income and spending',
  },
  {
    example: 'what are my good months versus bad months',
    says: /^(?:what (?:is|are|do|does) )?(?:my )?good (month|week)s? (?:versus|and|or|compared to|against) (?:my )?(?:bad|slow|worst) (?:months?|weeks?)(?: look like)?(?: for income)?$/,
    means: 'my best and worst $1 for income',
  },
  {
    example: 'how many days until the mortgage hits',
    says: /\bhow (?:many days|long|soon) (?:until|till|before) (?:the |my )?(?!payday|paycheck|i |next)([a-z]+(?: [a-z]+)?) (?:hits|is due|comes due|comes out|is charged|gets charged|goes out|renews)\b/,
    means: 'when is $1 due',
  },
  {
    example: 'what would i save a year if i cancelled netflix',
    says: /^(?:how much|what) (?:money )?(?:would|could|will|can|do) i save (?:a|per|each|every) (month|year) if i (?:cancel|cancelled|canceled|drop|dropped|quit|got rid of|get rid of|stop|stopped) (?!going|buying|ordering|eating|shopping)([a-z&]+(?: [a-z&]+)?)$/,
    means: 'what are my recurring payments for $2',
  },
  {
    example: 'if i cancelled netflix how much would i save a year',
    says: /^if i (?:cancel|cancelled|canceled|drop|dropped|quit|got rid of|get rid of) ([a-z&]+(?: [a-z&]+)?) (?:how much|what) (?:money )?(?:would|could|will|can|do) i save (?:a|per|each|every) (month|year)$/,
    means: 'what are my recurring payments for $1',
  },
  {
    example: 'any big payments coming up in december',
    says: /^(?:are there |do i have |is there )?any (?:big|large|major|huge|unusual) (bills|payments|expenses|charges|bill|payment|expense) (?:coming up|due|coming|ahead)(?=$| in | this | next | before | by )/,
    means: 'which payments are due',
  },
  {
    example: 'do i usually end the month with money left over',
    says: /^(?:do|am|will) i (?:usually |normally |typically |generally |always )?(?:end|finish|ending) (?:the|each|every|a|most) months? (?:with (?:any |some |extra )?(?:money|cash|something|anything)(?: left)?(?: over)?|ahead|in the black|positive)$/,
    means: 'how much is left over each month',
  },
];
