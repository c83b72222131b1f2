import type { SameMeaning } from './same-meaning';

export const INCOME_AND_SAVING: readonly SameMeaning[] = [
  {
    example: 'when do i get paid again',
    says: /^when (?:do|will|am|would) i (?:going to )?(?:next )?(?:get|be|getting) paid(?: again| next)?$/,
    means: 'when is my next paycheck',
  },
  {
    example: 'did i save money last month',
    says: /^(did|have) i (save|saved) (?:any |some )?money (?=this|last|in|since|so)/,
    means: '$1 i $2 ',
  },
  {
    example: 'am i saving more than last year',
    says: /^(?:am i|are i) saving (?:more|less)(?: money)? (?:this (?:year|month) )?than (?:i (?:did|was) |in )?last (year|month)$/,
    means: 'how much did i save this $1 compared to last $1',
  },
  {
    example: 'did i save more this year than last year',
    says: /^(?:did|have) i (?:save|saved) (?:more|less)(?: money)? (?:this (?:year|month) )?than (?:i (?:did|was) |in )?last (year|month)$/,
    means: 'how much did i save this $1 compared to last $1',
  },
  {
    example: 'what is the pension bringing in per year',
    says: /^(?:what|how much) (?:is|does|do) (?:the |my )(.{1,30}?) (?:bringing|bring)(?: me)? in (?:per|a|each|every) (year|month)$/,
    means: 'how much do i receive from $1 a $2',
  },
  {
    example: 'i am retired now how long will my savings last',
    says: /^i am (?:already )?retired(?: now)?(?: so)? how long (?:will|would|do) my (?:savings|money|nest egg) last$/,
    means: 'will my money last',
  },
  {
    example: 'how much do i put aside every month',
    says: /\b(?:put|set) (?:aside|away) ((?:every|each|a|per) month)\b/,
    means: 'save $1',
  },
  {
    example: 'how far along is my emergency fund',
    says: /^how far along (?:is|are) /,
    means: 'how is ',
  },
  {
    example: 'how much should i keep in savings',
    says: /\bhow much should i (?:keep|have) in savings$/,
    means: 'how long would my emergency fund last',
  },
  {
    example: 'what is my take home pay',
    says: /\btake ?home (pay|income|salary)\b/,
    means: 'income',
  },
  {
    example: 'when will i reach my goal if i keep saving at this rate',
    says: / if i keep (?:saving|going|this up|at it)(?: like (?:now|this)| at this rate)?$/,
    means: '',
  },
  {
    example: 'if i keep saving at this rate when will i reach my goal',
    says: /^if i keep (?:saving|going|this up|at it)(?: like (?:now|this)| at this rate)? (?=how|when|what)/,
    means: '',
  },
  {
    example: 'what is the total of all income sources for 2026',
    says: /\b(?:all my |all of my |all )?income sources (?=for |in |this |last )/,
    means: 'income ',
  },
  {
    example: 'how big should an emergency fund be',
    says: /\bhow (?:much should i (?:keep|have) in|big should|large should) (?:an |my |the )?emergency (?:fund|savings)(?: be)?$/,
    means: 'how long would my emergency fund last',
  },
  {
    example: 'did my paycheck from northwind arrive',
    says: /^did my (?:paycheck|pay|salary|deposit|payment) from (.{1,30}) (?:come in|come|arrive|hit|land)(?: yet| already)?$/,
    means: 'did my $1 deposit arrive',
  },
  {
    example: 'how much have i moved to savings this year',
    says: /\b(how much(?: money)?) (?:have i (?:moved|put|transferred|added|contributed)|did i (?:move|put|transfer|add|contribute|place)) (?:in|into|to) (?:my )?savings\b/,
    means: '$1 did i save',
  },
  {
    example: 'how much does the lakeside pension pay me every month',
    says: /^how much (?:does|do) (.{1,40}) pay me (?:every|each|a|per) month$/,
    means: 'my income from $1 by month',
  },
  {
    example: 'how much is my paycheck from northwind',
    says: /\bhow much is (?:each|my|a|one) paycheck from (.{1,30})$/,
    means: 'list my deposits from $1',
  },
  {
    example: 'when will i be able to go to italy',
    says: /\bwhen (?:will|can) i be able to go to (?:the |my )?(.{1,30})$/,
    means: 'when will i reach my $1 goal',
  },
  {
    example: 'how much do i have saved',
    says: /^how much (?:money )?do i have saved(?: up)?$/,
    means: 'how much is in savings',
  },
  {
    example: 'how much did i earn last month after tax',
    says: /\bdid i (earn|make|bring home)((?: (?:last|this|in) \w+)?) (?:net of|after) tax(?:es)?$/,
    means: 'did i $1$2',
  },
  {
    example: 'how much should i put aside each month for my vacation',
    says: /^how much (?:money )?(?:should|must|do|would) i (?:need to |have to )?(?:put aside|set aside|put away|save up|save) (?:each|every|a|per) month (?:for|to reach|towards?) (?:my )?(?!a |an |\$?\d)(.{1,40})$/,
    means: 'how is my $1 doing',
  },
  {
    example: 'how much came from bluebird studio',
    says: /\bhow much (?:money )?(?:came|has come|comes)(?: in)? from /,
    means: 'how much did i receive from ',
  },
  {
    example: 'how is my vacation fund coming along',
    says: /^how (?:is|are) (?:the|my) (?!emergency|rainy)(.{1,30}?) (?:fund|savings)(?: (?:coming along|coming|doing|going|looking))?$/,
    means: 'how is my $1 goal doing',
  },
  {
    example: 'how is my italy goal coming along',
    says: / (?:coming along|shaping up|progressing)$/,
    means: ' doing',
  },
  {
    example: 'how much have i made from northwind',
    says: /\b(?:made|earned|gotten) from (?!my investments|my portfolio|my stocks|selling|interest|dividends)/,
    means: 'received from ',
  },
  {
    example: 'how much was my last social security check',
    says: /^(?:how much|what) was my last (.{1,30}) (?:check|deposit|paycheck)$/,
    means: 'what are my deposits from $1',
  },
  {
    example: 'how much am i short of my emergency fund',
    says: /\bhow (?:much|far) (?:am i|do i) (?:short|lack|away|missing|off) (?:of|for|from|in) my emergency fund$/,
    means: 'how long would my emergency fund last',
  },
  {
    example: 'total income this year including everything',
    says: /\b(?:including|counting) (?:everything|all of it|it all|all sources|every source)$/,
    means: '',
  },
  {
    example: 'what percent of my income is my paycheck',
    says: /^(?:what|how much|which)(?: percent| percentage| share| part| portion| fraction)? of my (?:total )?income (?:is|is from|comes from|come from) (?:my )?(?:paychecks?|salary|wages|job|day job|pension|social security)$/,
    means: 'my income by source this year',
  },
  {
    example: 'what is my average weekly income',
    says: /^(?:what is |what are |how much (?:is|are) )?(?:my )?(?:(?:average|typical|usual|normal|mean) )?weekly (?:income|earnings|pay)(?: on average)?(?=$| this | last | in | over | since )/,
    means: 'average income by week',
  },
  {
    example: 'what is my average income per week',
    says: /^(?:what is |what are |how much (?:is|are) )?(?:my )?(?:average|typical|usual|normal|mean) (?:income|earnings|pay) (?:a|per|each|every|for a) week(?=$| this | last | in | over | since )/,
    means: 'average income by week',
  },
  {
    example: 'how much do i make a week on average',
    says: /^(?:how much|what) (?:money )?(?:do|am|are) i (?:usually |normally |typically |generally )?(?:make|earn|bring in|making|earning|bringing in) (?:(?:a|per|each|every) week|weekly|in (?:an average|a typical|a usual|a normal) week)(?: on average)?(?=$| this | last | in | over | since )/,
    means: 'average income by week',
  },
];
