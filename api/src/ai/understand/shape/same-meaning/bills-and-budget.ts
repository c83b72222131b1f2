import type { SameMeaning } from './same-meaning';

export const BILLS_AND_BUDGET: readonly SameMeaning[] = [
  {
    example: 'is the gym membership still going through',
    says: /^(?:is|are) (?:the |my )?(.{1,30}?) (?:still )?(?:going through|coming out|active|being (?:charged|billed|paid)|getting (?:charged|billed|paid)|running)(?: every month| each month)?$/,
    means: 'is $1 one of my recurring payments',
  },
  {
    example: 'what bills havent been paid yet',
    says: /^(?:which|what) (?:bills|payments) (?:havent|have not|arent|are not|werent) (?:been )?paid(?: yet| for)*(?: this month)?$/,
    means: 'which bills are left to pay this month',
  },
  {
    example: 'how much is daycare eating every month',
    says: /\bhow much (?:money )?is (?:the |my )?(.{1,30}?) (?:eating|costing|running|setting)(?: up| me| me back)? (every month|each month|a month|per month|this month|last month)$/,
    means: 'how much do i spend on $1 $2',
  },
  {
    example: 'are my bills going up',
    says: /^(?:are|have|did) (?:any of )?my (bills|subscriptions|recurring payments) (?:been )?(?:going up|gone up|go up|getting more expensive|rising|increasing|increased)$/,
    means: 'which $1 went up',
  },
  {
    example: 'who is charging me $15.99 every month',
    says: /^who (?:is |keeps )?(?:charging|charged|charges|billing|bills|billed) me (\$?\d+\.\d\d)(?: (?:every|each|a|per) month)?$/,
    means: 'show me all charges for $1',
  },
  {
    example: 'which bills are still coming this month',
    says: /\bstill (?:coming|to come|outstanding|open|unpaid)\b/g,
    means: 'left',
  },
  {
    example: 'list my bills',
    says: /^(?:list|show|show me|what are) (?:all )?my bills$/,
    means: 'what are my recurring payments',
  },
  {
    example: 'when did i pay the mortgage last',
    says: /^when did i (pay|buy) (.+) last$/,
    means: 'when did i last $1 $2',
  },
  {
    example: 'did my phone bill change',
    says: /^did my (.+?)(?: bill)? change$/,
    means: 'did $1 go up',
  },
  {
    example: 'did comcast charge me more this month',
    says: /^(?:did|has) (.{1,40}) (?:charge|charged|bill|billed) me more((?: (?:this|last) \w+| lately| recently)?)$/,
    means: 'did $1 go up$2',
  },
  {
    example: 'how much do i have after bills',
    says: /\bhow much (?:spending )?(?:money )?(?:(?:do|will|would) i have|have i got) (?:left )?after (?:all )?(?:of )?(?:my |the )?bills\b/,
    means: 'how much will be left after bills',
  },
  {
    example: 'what bills come out automatically every month',
    says: /^(?:what|which) (?:bills|payments|charges) (?:come|go) out (?:automatically )?(?:every|each) month$/,
    means: 'what are my recurring payments',
  },
  {
    example: 'have any of my subscriptions gotten more expensive',
    says: /\bgotten (?=more|less|cheaper)/,
    means: 'got ',
  },
  {
    example: 'how much could i save a year by cancelling netflix',
    says: /\b(?:could|can|would|will) i save (?:a|per|each) (?:year|month) (?:by cancell?ing|if i cancell?(?:ed)?) /,
    means: 'would i save if i cancel ',
  },
  {
    example: 'how much more can i spend on gas before i hit my limit',
    says: /\bhow much more can i spend on (.{1,30}) before i (?:hit|reach|go over|exceed) (?:my|the) (?:limit|budget)$/,
    means: 'how much is left in my $1 budget',
  },
  {
    example: 'is netflix a monthly charge',
    says: /^is (.+?) (?:a )?(?:monthly|recurring|regular|repeating)(?: charge| payment| bill| subscription| expense)?$/,
    means: 'is $1 one of my recurring payments',
  },
  {
    example: 'how much goes out every month no matter what',
    says: /\bhow much (?:money )?(?:goes|is going) out (?:every|each|per|a) month(?: no matter what)?$/,
    means: 'what are my fixed costs',
  },
  {
    example: 'will i run out of money before my next paycheck',
    says: /\brun out of (?:money|cash) before (?:my |the )?(?:next )?(?:paycheck|payday|i get paid(?: again)?)$/,
    means: 'run out before payday',
  },
  {
    example: 'how much should i budget for food',
    says: /^how much should i (?:budget|allocate|plan|allow) for (?!tax|retire)(.{1,40})$/,
    means: 'how much do i usually spend on $1 a month',
  },
  {
    example: 'what should my grocery budget be',
    says: /^what should (?:my|a) (.{1,40}) budget be$/,
    means: 'how much do i usually spend on $1 a month',
  },
  {
    example: 'what have i not paid yet',
    says: /^what have i not paid(?: for)?(?: yet)?((?: this month)?)$/,
    means: 'which bills are left to pay$1',
  },
  {
    example: 'will i run out of money before the end of the month',
    says: /\b(?:am i (?:gonna|going to)|will i) run out of (?:money|cash) (?:(?:by|before) (?:the )?end of (?:the|this) month|this month)$/,
    means: 'how much will i have at the end of the month',
  },
  {
    example: 'will i run out of money before the 1st',
    says: /\b(?:am i (?:gonna|going to)|will i) run out of (?:money|cash) (?:by|before) (?=the \d)/,
    means: 'how much will i have on ',
  },
  {
    example: 'is there enough in checking to cover the rent',
    says: /\b(?:is there|do i have|will i have) enough (?:money |cash )?(?:in (?:my )?(?:checking|the bank|my account|the account) )?(?:for|to (?:cover|pay)) (?:the |my )?(?:rent|mortgage)(?: payment)?(?= this month$|$)/,
    means: 'do i have enough to pay my bills',
  },
  {
    example: 'what do i have to live on until payday',
    says: /\bhave to live on (?=until|till|before)/,
    means: 'have to spend ',
  },
  {
    example: 'what has changed in my bills',
    says: /^what (?:has|is) changed (?:in|with) my (bills|subscriptions)/,
    means: 'which $1 went up',
  },
  {
    example: 'what would i save without spotify',
    says: /\b(?:what|how much) would i save without (?=\w)/,
    means: 'how much would i save if i cancel ',
  },
  {
    example: 'what bills are still left this month',
    says: /^(?:what|which) bills (?:are |do i have |have i got )?(?:still )?(?:left|remaining|to go|outstanding)(?: to pay)?((?: for)?(?: this| the) month)?$/,
    means: 'which bills are left to pay this month',
  },
  {
    example: 'how much grocery money do i have left',
    says: /^how much (?!spending|fun|extra|any|of|more|cash|play|spare|total|my|free)(\w+(?: \w+)?) (?:money|budget) (?:do i (?:still )?have|have i got|is|is there|is still) left((?: for| in)? this month)?$/,
    means: 'how much is left in my $1 budget$2',
  },
  {
    example: 'which budget did i bust last month',
    says: /^(which|what) (budgets?|budget categor(?:y|ies)) (?:did|have) i (?:bust|busted|blow|blown|blow through|break|broken|exceed|exceeded)\b/,
    means: '$1 $2 did i go over',
  },
  {
    example: 'which subscriptions could i cancel to save money',
    says: /^(?:which|what) subscriptions (?:could|can|might) i (?:cancel|drop|cut|get rid of)(?: to save(?: some)? money)?$/,
    means: 'what are my subscriptions',
  },
  {
    example: 'when did netflix raise my price and by how much',
    says: /^when did (.{1,30}?) (?:raise|raised|increase|hike|go up|went up)(?: (?:my|its|their|the|in) (?:price|prices|rate|bill))?(?: (?:and )?by how much)?$/,
    means: 'did $1 go up',
  },
  {
    example: 'what bills hit before my next paycheck',
    says: /^(what|which) bills (?:hit|land|fall|post|arrive|clear|come out|are due|do i have)(?: my account)? before (?:my |the )?(?:next )?(?:paycheck|payday|pay day)$/,
    means: '$1 bills are due before payday',
  },
  {
    example: 'has the mortgage gone out yet this month',
    says: /^(?:has|did) (?:the |my )?((?!.*\b(?:pay|paycheck|check|salary|deposit|refund|pension|social|benefit|transfer|income|money|anything|everything|it|that)\b)[a-z&]+(?: [a-z&]+)?)(?: payment| bill)? (?:gone out|go out|been paid|come out|been charged)(?: (?:yet|already))?(?= this month| this week|$)/,
    means: 'have i paid $1',
  },
  {
    example: 'is any bill late',
    says: /^(?:is|are) (?:any|any of my|there any) (?:bill|bills|payment|payments) (?:late|overdue|past due)(?: right now)?$/,
    means: 'do i have any late bills',
  },
];
