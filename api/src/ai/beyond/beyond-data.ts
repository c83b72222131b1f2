import { BEYOND_ADVICE } from './beyond-advice';
import type { BeyondData } from './beyond-kind';

const PERSON =
  '(?:neighbou?rs?|coworkers?|colleagues?|boss|bosss|bosses|friends?|(?:brother|sister|mother|father|son|daughter)s? in laws?|brothers?|sisters?|parents?|mom|moms|dad|dads|cousins?|uncles?|aunts?|ex|roommates?|landlords?|(?:average|typical|normal) (?:person|american|family|household)|most people|other people|people my age|everyone else|everybody else)';
const OWNER = '(?:(?:my|the|an?) )?';
const EARNS =
  '(?:make|makes|earn|earns|pay|pays|paid|spend|spends|spent|owe|owes|save|saves|have|has|get|gets|worth|made|earned)';

/** Other people, later times, and prices. */
export const BEYOND_DATA: readonly BeyondData[] = [
  ...BEYOND_ADVICE,
  {
    examples: [
      'what is my wifes account password',
      'what is my pin',
      'tell me my routing number',
      'whats the cvv of my chase card',
    ],
    asks: [
      /\b(?:passwords?|passcodes?|pin|pin (?:code|number)|cvv|cvc|security code|routing number|account number|card number|social security number|ssn)\b/,
    ],
    says: 'Your data cannot tell this: Halyard has no bank passwords, PINs, or full card numbers. Your bank can help with them.',
    label: 'Open your accounts',
    href: '/accounts',
  },
  {
    examples: [
      'should i buy tesla stock',
      'is it a good time to buy bitcoin',
      'is bitcoin a good buy right now',
      'which stocks should i buy',
      'should i sell my apple shares',
    ],
    asks: [
      /\b(?:should i|is it (?:a good time|smart|wise|too late)(?: for me)? to|would you) (?:buy|sell|short|hold|invest in|get into|put (?:my )?money in|put (?:my )?money into) (?:\w+ ){0,3}(?:stocks?|shares|bitcoin|crypto|ethereum|etfs?|gold|options|bonds|index funds?)$/,
      /^(?:so )?(?:is|are) (?:bitcoin|crypto|ethereum|dogecoin|doge|solana|gold|silver|tesla|nvidia|(?:apple|amazon|google|microsoft|tesla|nvidia) (?:stock|shares)) (?:still |really |actually )?(?:a |an )?(?:(?:good|great|smart|bad|safe|wise|decent) )?(?:buy|bet|time to buy|deal|pick)\b/,
      /^(?:which|what) (?:stocks?|crypto|etfs?|shares|funds?) (?:should i (?:buy|sell|pick|choose|invest in)|will go up|is best|are best)\b/,
    ],
    says: 'Your data cannot tell this: Halyard does not judge single investments, and nothing in your figures says how they will do. It knows what you hold.',
    label: 'Open your investments',
    href: '/investments',
  },
  {
    examples: [
      'will the stock market crash next year',
      'will mortgage rates go down next year',
      'are interest rates going to drop',
      'is a recession coming',
      'when will gas prices go down',
    ],
    asks: [
      /^(?:when |how much |how far )?(?:will|is|are|do you think) (?:the |a |there be a |there going to be a )?(?:(?:stock |housing |crypto |job )?markets?|stocks|recession|economy|inflation|(?:mortgage |interest |savings )?rates|(?:home |house |housing |gas |food |grocery |rent )?prices|bitcoin|crypto|gold|fed|dogecoin|doge|ethereum|eth|solana|[a-z]+coin|tesla|nvidia|apple stock|amazon stock|gme|silver|oil)\b.{0,40}\b(?:crash|go|going|gonna|rise|rising|fall|falling|drop|dropping|recover|collapse|come|coming|up|down|lower|higher|double|cut|next|happen)\b/,
      /\bwin the lottery\b/,
    ],
    unless: /\b(?:my|i|me)\b(?! think)/,
    isSure: true,
    says: 'Your data cannot tell this: nobody knows what markets, rates, and prices will do. Halyard knows what you have and owe today.',
    label: 'Try a change in What If',
    href: '/what-if',
  },
  {
    examples: [
      'what is my house going to be worth in 5 years',
      'how much will my car be worth next year',
      'what will our home be worth when we sell it',
    ],
    asks: [
      /\b(?:house|home|condo|apartment|property|car|truck|jewelry)\b.{0,30}\b(?:be worth|sell for|go up|appreciate|lose value)\b/,
      /\bvalue of (?:my |the )?(?:house|home|condo|car) (?:be|going to be)\b/,
    ],
    unless: /\b(?:was|were|did)\b/,
    says: 'Your data cannot tell this: nobody knows what a possession will be worth later. Assets has its value today.',
    label: 'Open your assets',
    href: '/assets',
  },
  {
    examples: [
      'what did my neighbor pay for his house',
      'how much do my coworkers make',
      'how much does the average person save',
      'what is my boss’s salary',
      'is my moms ss going up next year',
    ],
    asks: [
      new RegExp(
        `^(?:how much|what|how many)(?: \\w+)? (?:did|do|does|is|are|has|have) ${OWNER}${PERSON} ${EARNS}\\b`,
      ),
      new RegExp(
        `\\b(?:my|the) ${PERSON} (?:salary|income|pay|net worth|house|rent|savings|debt|account|balance|social security|pension|benefits)\\b`,
      ),
    ],
    unless: /\b(?:me|us|i|my account|my savings)\b/,
    says: 'Your data cannot tell this: it has only your own money, not that of other people.',
    label: 'Open your income',
    href: '/income',
  },
  {
    examples: [
      'how much did my brother in law pay me back in cash',
      'did grandma give me cash for my birthday',
    ],
    asks: [
      /\b(?:pay|paid|give|gave|gives|hand|handed|owe|owes|slip|slipped) (?:me|us)\b.{0,20}\bcash\b/,
    ],
    says: 'Your data cannot tell this: cash that changes hands is in no account. You can enter it as a transaction by hand.',
    label: 'Open your transactions',
    href: '/transactions',
  },
  {
    examples: [
      'how much vacation days do i have left',
      'how many sick days do i have',
      'how much pto have i used',
    ],
    asks: [/\b(?:vacation|sick|personal|paid) (?:days?|leave|time off)\b|\bpto\b|\bdays off\b/],
    says: 'Your data cannot tell this: only your employer knows your days off. Halyard knows what you are paid.',
    label: 'Open your income',
    href: '/income',
  },
  {
    examples: [
      'is my job safe next year',
      'will i get laid off',
      'am i going to get a raise',
      'will my company fire me',
    ],
    asks: [
      /^(?:is|will) my (?:job|position|employment|work|company|employer|boss)(?: be| stay)? (?:safe|secure|stable|at risk|last|ok|fire|lay|close|survive)\b/,
      /^(?:will|am|when will) i (?:going to |gonna )?(?:get|be|lose|keep) (?:laid off|fired|promoted|a (?:raise|promotion|bonus)|my job)\b(?!.*\bhow\b)/,
    ],
    says: 'Your data cannot tell this: nothing in it says how safe a job is. Halyard knows how long your emergency savings would last.',
    label: 'Open your wealth plan',
    href: '/wealth-plan',
  },
  {
    examples: [
      'do i qualify for food stamps',
      'am i eligible for medicaid',
      'would i get approved for a mortgage',
      'can i qualify for a car loan',
    ],
    asks: [
      /\b(?:qualify|qualified|eligible|get approved|be approved|approved) for (?:an? |the |any )?(?:\w+ ){0,2}(?:stamps|snap|ebt|wic|medicaid|medicare|benefits|unemployment|disability|welfare|assistance|aid|grants?|subsid(?:y|ies)|housing|loans?|mortgage|credit card|card|refinanc(?:e|ing)|heloc)\b/,
    ],
    says: 'Your data cannot tell this: the office or the lender decides it, by more than what your accounts show. Halyard knows your income and your debts.',
    label: 'Open your income',
    href: '/income',
  },
  {
    examples: [
      'which store has the cheapest milk near me',
      'is there a cheaper phone plan',
      'what gas station near me has the best price',
    ],
    asks: [
      /^(?:which|what|where|who|is there)\b.{0,40}\b(?:cheapest|cheaper|best price|lowest price|best deal|on sale)\b.{0,30}$/,
      /\b(?:near me|nearby|near here|around here|in my area)\b/,
    ],
    unless: /\b(?:i|my (?!area)|did|was|were)\b/,
    says: 'Your data cannot tell this: it has what you paid, not what others charge.',
    label: 'Open your spending',
    href: '/spending',
  },
  {
    examples: [
      'what kind of beer do i buy the most',
      'what did i actually buy in that last costco trip like which items',
      'how many gallons of gas did i buy',
      'which items did i get at target',
      'how much gas did i use in gallons last month',
    ],
    asks: [
      /\b(?:which|what) (?:items|products|brands?)\b/,
      /\bwhat (?:kinds?|brands?|types?|flavou?rs?|sorts?) of (?!debt|account|insurance|bill|loan|income|invest|expense|spending|charge|payment|purchase|subscription|transaction|store|shop|thing|stuff)\w+(?: \w+)? (?:do|did|have) i (?:buy|bought|drink|eat|get|order|use|purchase)\b/,
      /\bhow (?:much|many) .{1,30}\bin (?:gallons|liters|pounds|miles)\b/,
      /\bhow many (?:gallons|liters|pounds|bottles|cans|beers|eggs|bananas|diapers|calories|miles)\b/,
    ],
    isSure: true,
    says: 'Your data cannot tell this: it has the sum of each purchase, not the items in it. You can attach the receipt to a transaction.',
    label: 'Open your transactions',
    href: '/transactions',
  },
  {
    examples: [
      'do i have any free trials about to end',
      'when does my free trial end',
      'which free trials did i sign up for',
    ],
    asks: [/\bfree trials?\b|\btrial periods?\b/],
    says: 'Your data cannot tell this: a free trial shows only when its first payment arrives. Cash flow has the subscriptions that you pay for.',
    label: 'Open your cash flow',
    href: '/cashflow',
  },
  {
    examples: [
      'any subscriptions i dont use anymore',
      'which subscriptions am i not using',
      'do i pay for subscriptions that i never use',
      'what am i paying for but not using',
    ],
    asks: [
      /\b(?:dont|do not|never|not|no longer|hardly|rarely|stopped) (?:really |even |actually )?(?:use|using|used|need|watch|watching)\b/,
      /\b(?:unused|forgotten|useless) (?:subscriptions?|memberships?)\b/,
    ],
    says: 'Your data cannot tell this: it has what you pay, not what you use. Cash flow lists the subscriptions that you pay for.',
    label: 'Open your cash flow',
    href: '/cashflow',
  },
  {
    examples: [
      'how much did christmas cost me last year',
      'what did our wedding cost',
      'how much did the birthday party cost us',
    ],
    asks: [
      /^(?:how much|what) (?:did|has|have|does) (?:my |the |a )?(?:christmas|xmas|thanksgiving|halloween|easter|hanukkah|wedding|honeymoon|birthday|birthday party|party|baby shower|graduation|holidays)(?: party)? (?:cost|costed|set me back|run me)\b/,
    ],
    says: 'Your data cannot tell this: a transaction does not say what occasion it was for. You can tag the ones of an occasion and ask for the tag.',
    label: 'Open your transactions',
    href: '/transactions',
  },
];
