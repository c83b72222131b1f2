import type { BeyondData } from './beyond-kind';

/** Tax rules, offers of lenders, and single stocks. */
export const BEYOND_ADVICE: readonly BeyondData[] = [
  {
    examples: [
      'can i write off daycare',
      'is my home office tax deductible',
      'can i deduct my mortgage interest',
      'are my medical bills tax deductible',
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
      'should i refinance my house',
      'is it a good time to refinance',
      'should we refinance the mortgage',
      'would refinancing my car loan save money',
    ],
    asks: [/\brefinanc(?:e|ing)\b/],
    unless: /^(?:what is|what does|how does) (?:a )?refinanc/,
    says: 'Your data cannot tell this: it depends on the rate and the fees that a lender offers you today. Halyard knows the rate and the payment that you have now.',
    label: 'Open your liabilities',
    href: '/liabilities',
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
