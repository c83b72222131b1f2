import type { SameMeaning } from './same-meaning';

const MOVED =
  'gone up|went up|go up|going up|up|increased|risen|grown|gone down|went down|going down|down|decreased|fallen|dropped|changed';

/** These wordings were once read as another question. */
export const ONE_READING: readonly SameMeaning[] = [
  {
    example: 'did my car payment go through',
    says: /^(?:did|has|was) (?:the |my )?(car|auto|mortgage|rent|house|student loan|loan|car insurance|insurance|phone|internet|electric|gym|daycare) (payment|bill) (?:gone through|go through|come out|came out|post|posted|clear|cleared|processed|go out|gone out|made)(?: yet| already)?((?: this| last)? ?(?:month|week)?)$/,
    means: 'did i pay my $1 $2$3',
  },
  {
    example: 'do my checking and savings cover the mortgage',
    says: /^(?:will|does|do|can|would) (?:my )?(checking and savings|savings and checking|accounts) (?:together )?cover (?:the |my )?(?!all|bills|everything)(\w+(?: \w+)?)(?: payment)?$/,
    means: 'can my $1 cover the payment of $2',
  },
  {
    example: 'which account has the most money',
    says: /\bwhich (?:of my )?accounts? (?:has|have|holds|is holding) the (?:most|highest|largest|biggest)(?: money| cash| balance)?(?: in (?:it|there))?$/,
    means: 'what is my largest account balance',
  },
  {
    example: 'which account has the least money',
    says: /\bwhich (?:of my )?accounts? (?:has|have|holds) the (?:least|lowest|smallest)(?: money| cash| balance)?(?: in (?:it|there))?$/,
    means: 'what is my smallest account balance',
  },
  {
    example: 'has my spending on shopping gone up',
    says: new RegExp(
      String.raw`^(?:has|have|is|are|did) my (?:spending|expenses|costs) (?:on|for|at) (\w+(?: \w+)??) (?:been )?(?:${MOVED})(?: lately| recently| this month)?$`,
    ),
    means: 'how does my spending on $1 this month compare to last month',
  },
  {
    example: 'am i spending more on shopping lately',
    says: /^am i spending (?:more|less) (?:money )?(?:on|for|at) (\w+(?: \w+)??) (?:lately|recently|these days|than before)$/,
    means: 'how does my spending on $1 this month compare to last month',
  },
  {
    example: 'when will my credit card be paid off if i pay 300 a month',
    says: /\bif i (?:pay|paid|only pay|keep paying) (\$?\d[\d.]*k?(?: dollars| bucks)?) (?:a|per|each|every) month$/,
    means: 'with $1 a month in all',
  },
  {
    example: 'if i pay 300 a month when will my credit card be paid off',
    says: /^if i (?:pay|paid|only pay|keep paying) (\$?\d[\d.]*k?(?: dollars| bucks)?) (?:a|per|each|every) month (?=when|how long|how soon)(.+)$/,
    means: '$2 with $1 a month in all',
  },
  {
    example: 'do i have enough in checking to cover rent',
    says: /^(?:is there|do i have|will i have|have i got|do i still have|will i still have) enough (?:money |cash )?in (?:my )?(\w+(?: account)?) (?:for|to (?:cover|pay|make)) (?:both )?(?:the |my )?(?!all|bills|everything)(\w+(?: (?!(?:this|next|last|before|until|in|at|from|on|since)\b)\w+){0,9}?)(?: payments?)?$/,
    means: 'can my $1 cover the payment of $2',
  },
  {
    example: 'does my checking have enough for the mortgage',
    says: /^(?:does|do|will) (?:my )?(checking|savings)(?: account)? have enough (?:money |cash )?(?:in it )?(?:for|to (?:cover|pay|make)) (?:both )?(?:the |my )?(?!all|bills|everything)(\w+(?: (?!(?:this|next|last|before|until|in|at|from|on|since)\b)\w+){0,9}?)(?: payments?)?$/,
    means: 'can my $1 cover the payment of $2',
  },
  {
    example: 'is there enough money for the mortgage in checking',
    says: /^(?:is there|do i have|will i have|have i got) enough (?:money |cash )?(?:for|to (?:cover|pay|make)) (?:both )?(?:the |my )?(?!all|bills|everything)(\w+(?: (?!(?:this|next|last|before|until|in|at|from|on|since)\b)\w+){0,9}?)(?: payments?)? in (?:my )?(checking|savings)(?: account)?$/,
    means: 'can my $2 cover the payment of $1',
  },
  {
    example: 'will i be able to pay both the mortgage and daycare from checking',
    says: /^(?:will|would|can|could|am) i (?:be )?(?:able to )?(?:pay|cover)(?: for)? (?:both )?(?:the |my )?(?!all|bills|everything|off)(\w+(?: (?!(?:this|next|last|before|until|in|at|from|on|since|off)\b)\w+){0,9}?)(?: payments?)? (?:from|out of|with) (?:my |what is in my )?(checking|savings)(?: account)?$/,
    means: 'can my $2 cover the payment of $1',
  },
  {
    example: 'will my checking cover the mortgage',
    says: /^(?:will|does|can|would|could) (?:my )?(checking|checking account|account|savings|savings account) (?:be enough for|cover|pay(?: for)?) (?!the payment of)(?:both )?(?:the |my )?(?!all|bills|everything|payment of)(\w+(?: (?!(?:this|next|last|before|until|in|at|from|on|since)\b)\w+){0,9}?)(?: payments?)?$/,
    means: 'can my $1 cover the payment of $2',
  },
  {
    example: 'transfer history to savings this year',
    says: /^(?:my |show |show me |list )?(?:my )?transfers?(?: history| list| log| record)? (?:to|into) (?:my )?savings(?= this | last | in | since |$)/,
    means: 'how much did i save',
  },
  {
    example: 'how much did my investments go up this year',
    says: /^how much (?:money )?(?:did|have|has) my (investments|portfolio|stocks|holdings) (?:go up|gone up|went up|grow|grown|gain|gained|increase|increased|rise|risen|go down|gone down|lose|lost|fall|fallen|drop|dropped)(?: in value)?\b/,
    means: 'how are my $1 doing',
  },
  {
    example: 'did my credit card payment go through',
    says: /^(?:did|has|was) my (\w+(?: card)?) payment (?:gone through|go through|go thru|gone thru|post|posted|clear|cleared|processed|process|made|received)(?: yet| already)?$/,
    means: 'was my $1 paid',
  },
  {
    example: 'how much total did i pay toward my credit card',
    says: /^how much (?:total |in total )?(did i pay|have i paid) (?:total |in total )?(?:to|toward|towards|on) my (?=\w+(?: \w+)? (?:this|last|in|since)\b|\w+(?: \w+)?$)/,
    means: 'how much $1 to my ',
  },
  {
    example: 'how many paychecks do i get next month',
    says: /^how many (?:paychecks|pay checks|paydays) (?:do|will|am) i (?:get|have|receive|getting|see)(?: paid)? (?=next |in |this )/,
    means: 'what are my next paychecks ',
  },
  {
    example: 'i want to know if i spend more than i bring in',
    says: /^i (?:want|need|would like|wanna) to know (?:if|whether) /,
    means: 'do ',
  },
  {
    example: 'will i make it to payday with what is in my account',
    says: /^(will|can) i make it (?:to|till|until) (?:my )?(?:next )?(?:payday|paycheck) (?:with|on) (?:what is in|what i have in) my (?:account|checking|bank account|bank)$/,
    means: '$1 i run out of money before payday',
  },
  {
    example: 'net worth at the start of the year versus now',
    says: /\bnet worth (?:at|from|since) the (?:start|beginning) of (?:the|this) year (?:versus|compared to|compared with|against|to|and|until) (?:now|today)$/,
    means: 'net worth changed since january 1',
  },
  {
    example: 'what should i know about my money',
    says: /^(?:is there )?(?:anything|what|something) (?:i should know|should i know|i need to know|worth knowing) about my (?:money|finances|accounts)(?: today| right now| this week)?$/,
    means: 'what stands out',
  },
];
