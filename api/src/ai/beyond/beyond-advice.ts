import type { BeyondData } from './beyond-kind';

/** Tax rules, offers of lenders, and single stocks. */
export const BEYOND_ADVICE: readonly BeyondData[] = [
  {
    examples: [
      'can i write off my gym',
      'is my home office tax deductible',
      'are my work clothes tax deductible',
      'what can i claim on my taxes',
    ],
    asks: [
      /^(?:can|could|may|should|do) i (?:write off|deduct|claim)\b/,
      /^(?:is|are) (?:my |the )?(?:\w+ ){1,4}(?:tax deductible|deductible|a write off|a tax write off|a deduction)\b/,
      /^what (?:can|could|should) i (?:write off|deduct|claim)\b/,
    ],
    says: 'Your data cannot tell this: tax rules decide what counts, and they depend on more than your payments. Halyard knows what you paid for it.',
    label: 'Open your transactions',
    href: '/transactions',
  },
  {
    examples: [
      'do i owe the irs',
      'do i owe taxes',
      'how much do i owe the irs this year',
      'do i still owe any money to the irs',
      'will i owe taxes this year',
    ],
    asks: [
      /^(?:do|will|how much do|how much will|what do) i (?:still )?owe (?:any )?(?:money )?(?:to |in )?(?:the )?(?:irs|tax office|taxes|back taxes|federal taxes|state taxes|treasury)(?: this year| any money| anything)?$/,
    ],
    isSure: true,
    says: 'Your data cannot tell this: what you owe in taxes follows from your tax return, and only the tax office knows what is open. Halyard knows what you paid.',
    also: 'How much did I spend on taxes this year?',
    label: 'Open your transactions',
    href: '/transactions',
  },
  {
    examples: [
      'what was my side gig money in 2026',
      'how much did my side hustle bring in',
      'how much do i make from my side job',
    ],
    // 'From Bluebird' names the client.
    asks: [
      /\bside (?:gig|gigs|hustle|hustles|job|jobs|business|income|money|work)\b(?! (?:at|from|with) )/,
    ],
    says: 'Your data cannot tell this: no deposit says which work it is for. This is your income by its source.',
    also: 'Show my income by source this year',
    label: 'Open your income',
    href: '/income',
  },
  {
    examples: [
      'what will amazon stock do next year',
      'will apple stock go up',
      'how will the market do next year',
      'where will tesla be in 5 years',
    ],
    asks: [
      /^(?:what|how|where|when) (?:will|is|are) (?:the |my )?(?:\w+ ){0,2}(?:stocks?|shares?|market|markets|stock market|crypto|bitcoin|tesla)(?: price| prices)? (?:going to )?(?:do|be|go|perform|end up|recover|rise|fall)\b/,
      /^(?:will|is) (?:the )?(?:\w+ ){1,2}(?:stock|shares?) (?:going to )?(?:go|rise|fall|drop|crash|double|recover)\b/,
    ],
    says: 'Your data cannot tell this: nobody knows what markets, rates, and prices will do. Halyard knows what you have and owe today.',
    label: 'Open your investments',
    href: '/investments',
  },
];
