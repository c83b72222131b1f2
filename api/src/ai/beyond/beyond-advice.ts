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
      'should i put more in my 401k',
      'should i contribute more to my roth ira',
      'should i put less into my 401k',
      'should i max out my 401k',
    ],
    asks: [
      /^should i (?:put|contribute|invest|add|save) (?:more|less)(?: money)? (?:in|into|to|toward|towards) (?:my |a |an )?(?:401k|403b|ira|roth|roth ira|retirement(?: account)?|hsa|brokerage(?: account)?)$/,
      /^should i max out (?:my |a |an )?(?:401k|403b|ira|roth|roth ira|hsa)$/,
    ],
    says: 'Your data cannot tell this: it depends on the match of your employer, on taxes, and on what you plan. What If shows what another amount would change.',
    label: 'Try a change in What If',
    href: '/what-if',
  },
  {
    examples: [
      'should i get a personal loan to pay off my credit cards',
      'should i consolidate my debt',
      'is a consolidation loan a good idea',
      'should i take out a loan to pay off my cards',
    ],
    asks: [
      /^(?:should i|is it (?:smart|wise|worth it) to) (?:get|take|take out|use) (?:a|an) (?:\w+ )?loan to pay (?:off|down) (?:my |the )?(?:\w+ )?(?:cards?|debts?)$/,
      /^should i consolidate (?:my |all my )?(?:\w+ )?(?:debts?|cards|loans)$/,
      /^is (?:a )?(?:debt )?consolidation(?: loan)? (?:a good idea|smart|wise|worth it)(?: for me)?$/,
    ],
    says: 'Your data cannot tell this: it depends on the rate and the fees that a lender offers you today. Halyard knows the rates that you pay now.',
    label: 'Open your liabilities',
    href: '/liabilities',
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
