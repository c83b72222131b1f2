import type { SameMeaning } from './same-meaning';

export const ACCOUNTS_AND_WORTH: readonly SameMeaning[] = [
  {
    example: 'how much house do i actually own',
    says: /^how much (?:of )?(?:the |my )?(?:house|home) do i (?:actually |really |truly )?own$/,
    means: 'what is my home equity',
  },
  {
    example: 'how fast is my net worth growing each month',
    says: /^how (?:fast|quickly) (?:is|does) my net worth (?:growing|rising|going up|changing|grow|rise|change)(?: (?:each|every|a|per) month)?$/,
    means: 'what is my net worth',
  },
  {
    example: 'what will checking look like on dec 5',
    says: /\bwhat (?:will|is|would) (?:my )?(checking|savings|checking account|savings account|bank account|account|balance)(?: balance)? (?:going to )?(?:look like|be at|be like|be) (?=on|by|at|in|next|the)/,
    means: 'what will my $1 balance be ',
  },
  {
    example: 'what is my balance going to be at the end of the year',
    says: /^what is my ((?:checking |savings )?)balance going to be\b/,
    means: 'what will my $1balance be',
  },
  {
    example: 'how are my finances doing',
    says: /^how (?:is|are|s) my (?:money|finances) doing$/,
    means: 'what is my financial score',
  },
  {
    example: 'how am i doing',
    says: /^how am i doing(?: financially)?$/,
    means: 'what is my financial score',
  },
  {
    example: 'did i make money on my investments',
    says: /^(?:did|do|have) i (?:make|made|lose|lost) money (?:on|with|in) my investments\b/,
    means: 'how are my investments doing',
  },
  {
    example: 'how is my money invested',
    says: /^how (?:is|are) my (?:money|savings) invested$/,
    means: 'what are my holdings',
  },
  {
    example: 'how is my 401k doing',
    says: /^(?:how (?:is|are)|how has) my (401k|ira|roth ira|brokerage|brokerage account|retirement account|403b) (?:doing|performing|been doing|looking)(?: lately| recently)?$/,
    means: 'what is the investment gain of my $1',
  },
  { example: 'what is my score and why', says: /\bscore and why$/, means: 'score' },
  {
    example: 'how much cash can i get my hands on',
    says: /\b(?:could|can) i get my hands on\b/,
    means: 'do i have',
  },
  {
    example: 'what is in my retirement and investment accounts',
    says: /\b(?:retirement and investment|investment and retirement|retirement and brokerage) accounts\b/,
    means: 'investment accounts',
  },
  {
    example: 'total assets and total debts',
    says: /^(?:what (?:is|are) )?(?:my )?total assets and (?:my )?(?:total )?(?:debts|liabilities)$/,
    means: 'net worth',
  },
  {
    example: 'between the brokerage and the 401k how much do i have',
    says: /^between (.{3,50}) how much (?:money )?do i have(?: invested| saved| altogether)?$/,
    means: 'how much do i have in $1',
  },
  {
    example: 'will i have enough at the end of the month',
    says: /\b(?:have|be) enough (?:money )?(?:left )?(?:at|by) the end of /,
    means: 'have left at the end of ',
  },
  {
    example: 'summarize my finances',
    says: /^(?:summarize|give me a summary of|how is|sum up) my (?:money|finances)$/,
    means: 'what is my financial score',
  },
  {
    example: 'am i in good shape financially',
    says: /^am i in (?:good|ok|okay|bad|decent) (?:financial shape|shape financially)$/,
    means: 'what is my financial score',
  },
  {
    example: 'how did i do in october',
    says: /^(?:how did i do|give me a (?:summary|recap|overview) of|summarize|recap|sum up)(?: financially)?(?: (?:in|for))? (?=last|this|january|february|march|april|may|june|july|august|september|october|november|december)/,
    means: 'income and spending ',
  },
  {
    example: 'do i have more than 10k in savings',
    says: /\b(?:do|did) i have (?:more than|less than|at least|over|under) \$?[\d.]+k?(?: dollars)? in (?=my |the )?/,
    means: 'how much do i have in ',
  },
  {
    example: 'net worth now versus a year ago',
    says: /\bnet worth (?:now |today )(?:compared to|compared with|against|versus) /,
    means: 'net worth changed since ',
  },
  {
    example: 'how much of my money is tied up in retirement',
    says: /^how much of my (?:money|cash|wealth) is (?:tied up |locked up |locked away |sitting |put away |parked )?in (?:my )?(?=\w+(?: \w+)?$)/,
    means: 'how much is in my ',
  },
  {
    example: 'is my 401k bigger than my brokerage',
    says: /^is (?:my )?(401k|roth ira|ira|brokerage|retirement|savings|checking)(?: account)? (?:bigger|larger|higher|smaller|worth more|worth less) than (?:my )?(401k|roth ira|ira|brokerage|retirement|savings|checking)(?: account)?$/,
    means: 'what are the balances of $1 and $2',
  },
  {
    example: 'do i have more assets than debts',
    says: /^(?:do i (?:have|own)|have i got) more (?:in )?assets than (?:i have )?(?:debts?|liabilities)$/,
    means: 'what is my net worth',
  },
  {
    example: 'are my assets bigger than my debts',
    says: /^are my assets (?:bigger|larger|higher|greater|worth more|more) than (?:my )?(?:debts?|liabilities)$/,
    means: 'what is my net worth',
  },
  {
    example: 'am i worth more than last year',
    says: /^am i worth (?:more|less) (?:now |today )?than (?:i was )?(last year|last month|a year ago|in january)$/,
    means: 'net worth changed since $1',
  },
  {
    example: 'mortgage balance and rate',
    says: /^(?:my |the |what is my |what is the )?(mortgage|student loan|car loan|auto loan|credit card) balance and (?:interest )?rate$/,
    means: 'how much do i owe on my $1',
  },
  {
    example: 'how much money do i have altogether everything counted',
    says: /^how much (?:money )?do i have(?: in total| altogether| all together| in all)? (?:with )?(?:everything|all accounts|all of it)(?: (?:counted|included|combined|together|added up|altogether|in total))?$/,
    means: 'total of all my accounts',
  },
  {
    example: 'how much do i have in savings versus checking',
    says: /^(how much (?:money )?(?:do i have|is|have i got)) in (?:my )?(savings|checking) (?:versus|compared to|compared with|against) (?:in )?(?:my )?(savings|checking)$/,
    means: '$1 in $2 and $3',
  },
  {
    example: 'checking versus savings how much in each',
    says: /^(?:my )?([a-z0-9 ]{3,30}?) (?:versus|and|or) (?:my )?([a-z0-9 ]{3,30}?) (?:how much (?:do i have |is |have i got )?(?:in |on )?(?:each|both|each one|each of them)|balances?)$/,
    means: 'how much do i have in $1 and $2',
  },
  {
    example: 'how much of my investments is in bonds versus stocks',
    says: /\b(stocks|bonds|cash|funds) (?:versus|compared to|or) (stocks|bonds|cash|funds)\b/,
    means: '$1 and $2',
  },
  {
    example: 'am i richer or poorer than in september',
    says: /^am i (?:richer|poorer|better off|worse off|wealthier)(?: or (?:richer|poorer|better off|worse off))? (?:now )?than (?:i was )?(?:in |at the end of )?(january|february|march|april|may|june|july|august|september|october|november|december|last month|last year)$/,
    means: 'how did my net worth change since $1',
  },
  {
    example: 'do i owe anything to anybody',
    says: /\bowe (?:any ?thing|any money|money|something) to (?:anybody|anyone|somebody|someone|any one|people)\b/,
    means: 'owe anything',
  },
];
