import type { SameMeaning } from './same-meaning';

const AUXILIARIES = 'can|could|must|should|will|would|do|did|have|am|was';
const QUESTION_WORDS = 'how much(?: more)?(?: money)?|how long|how many \\w+|when|what|where';

/** These words say how someone asks, but not what. */
export const WAYS_TO_ASK: readonly SameMeaning[] = [
  {
    example: 'i feel like i spend too much on coffee',
    says: /^i (?:feel like|feel that|have a feeling that|think that|worry that) (?=i )/,
    means: '',
  },
  {
    example: 'i want to know if i spend more than i earn',
    says: /^(?:my (?:husband|wife|partner|spouse) and )?i (?:want|need|would like) to (?:know|see|find out) (?:if|whether) i (?=spend|earn|save|make)/,
    means: 'do i ',
  },
  { example: 'what is my net worth please', says: / please$/, means: '' },
  {
    example: 'how much do i really owe',
    says: / (?:actually|really|even|honestly|literally|basically)\b/g,
    means: '',
  },
  {
    example: 'largest purchase i made last month',
    says: /\b(purchases?|payments?|transactions?|charges?) i (?:have )?made\b/g,
    means: '$1',
  },
  {
    example: 'how many transactions did i make in october',
    says: /\b(purchases|payments|transactions) (?:did|have) i (?:make|made)\b/g,
    means: '$1',
  },
  {
    example: 'am i spending more on gas than last year',
    says: /\bam i spending (?:more|less)( on \w+| at \w+)? than (?:i did )?last (year|month)\b/g,
    means: 'did i spend more$1 this $2 than last $2',
  },
  { example: 'are i saving enough', says: /\bare i\b/g, means: 'am i' },
  { example: 'were i over budget in may', says: /\bwere i\b/g, means: 'was i' },
  // 'How much I can spend' has the word order of many other languages.
  {
    example: 'how much i can spend',
    says: new RegExp(`^((?:please )?(?:${QUESTION_WORDS})) i (${AUXILIARIES})\\b`),
    means: '$1 $2 i',
  },
  {
    example: 'tell me how much i have received',
    says: new RegExp(`\\b(how much(?: more)?(?: money)?) i (${AUXILIARIES})\\b`),
    means: '$1 $2 i',
  },
  // 'May' is also a month.
  { example: 'how much may i spend', says: /\b(how much(?: more)?) may i\b/g, means: '$1 can i' },
  {
    example: 'is it possible for me to buy a car for $15000',
    says: /\b(?:is it possible for me to|am i able to)\b/g,
    means: 'can i',
  },
  { example: 'would i be able to pay $2000', says: /\bwould i be able to\b/g, means: 'could i' },
  {
    example: 'how any orders did i make',
    says: /\bhow (?:any|man|mny|mnay|manny|may) (?=(?:\w+ )?\w+s\b)/g,
    means: 'how many ',
  },
  {
    example: 'how many money did i spend',
    says: /\bhow many (money|time)\b/g,
    means: 'how much $1',
  },
  {
    example: 'in how much time do i reach my goal',
    says: /\bin how much time\b/g,
    means: 'how long until',
  },
  {
    example: 'i am doing my taxes and need to know how much childcare cost',
    says: /^i am (?:doing|filing|preparing) my tax(?:es| return) and (?:i )?(?:need|want|have) to know (?=how|what|which|when)/,
    means: '',
  },
  { example: 'graph my net worth', says: /^(?:graph|chart|plot|draw) /, means: 'show ' },
  {
    example: 'good morning',
    says: /^(?:hi|hello|hey|howdy|good (?:morning|afternoon|evening))(?: there)?$/,
    means: 'what can you do',
  },
  {
    example: 'is it a good idea to buy a phone for $900',
    says: /^(?:is it (?:a good idea|smart|wise|ok|okay|reasonable) to|should i|would it be (?:ok|okay|smart|wise) to) (?:buy|purchase) (?=.*\d)/,
    means: 'can i afford ',
  },
  {
    example: 'can i treat myself this weekend',
    says: /^(?:can|could|should|may) i (?:eat out|go out(?: to (?:eat|dinner|lunch))?|dine out|order (?:in|out|takeout|food|pizza)|get takeout|go shopping|splurge|treat myself)(?: (?:today|tonight|tomorrow|this weekend|this week))?$/,
    means: 'how much can i safely spend',
  },
  {
    example: 'how much did my husband and i make last month',
    says: /\bmy (?:husband|wife|partner|spouse) and (?:i|me)\b/,
    means: 'i',
  },
  {
    example: 'how much did i and my wife spend',
    says: /\bi and my (?:husband|wife|partner|spouse)\b/,
    means: 'i',
  },
  {
    example: 'how much did the family spend',
    says: /\b(did|has|have|does|do|is|can|will) (?:the|my) (?:whole )?(?:family|household)\b(?= spend| spent| make| made| earn| save| owe| pay| paid| have)/,
    means: '$1 i',
  },
  {
    example: 'when is the last time i went to ikea',
    says: /\bwhen is the last time\b/,
    means: 'when was the last time',
  },
  // 'How much money I have' has the word order of many other languages.
  {
    example: 'how much i have in bank',
    says: /(^|\b(?:know|see|tell me|show me) )(how much(?: money)?|how often|when) i (have|owe|spend|make|earn|save|pay|get|need|buy|go)\b(?! to know)/,
    means: '$1$2 do i $3',
  },
  { example: 'how much do i have in bank', says: /\bin bank$/, means: 'in the bank' },
  {
    example: 'in which shop do i leave the most money',
    says: /\bi (?:leave|left|lose|lost) the most(?: money)?\b/,
    means: 'do i spend the most',
  },
  // The assistant cannot do what these verbs ask for, and says so.
  {
    example: 'can you transfer 100 to savings',
    says: /^(?:can|could|will|would) you (?:please )?(?=(?:transfer|pay|cancel|move|send|wire|delete|remove|block|close|withdraw|invest|unsubscribe)\b)/,
    means: '',
  },
  { example: 'how come my spending went up', says: /^how come /, means: 'why ' },
  {
    example: 'who are you',
    says: /^(?:who|what) are you$|^are you (?:a )?(?:real |an? )?(?:person|human|bot|robot|ai|real)$/,
    means: 'what can you do',
  },
  {
    example: 'my cell bill went up didnt it',
    says: / (?:didnt|hasnt|isnt|doesnt|wasnt|havent|arent|dont|wont) (?:it|they|i|that)$/,
    means: '',
  },
];
