import type { SameMeaning } from './same-meaning';

const BILLS = 'bills|subscriptions|payments|recurring payments';
const MONTHLY = '(?:each|every|a|per) month';

/** One harmless word more made these questions fail. */
export const USUAL_WORDS: readonly SameMeaning[] = [
  {
    example: 'what can i safely spend until the next paycheck',
    says: /\b(before|until|till) the (?=next (?:paycheck|payday|pay day)\b)/,
    means: '$1 my ',
  },
  {
    example: 'how much is left in checking til the next paycheck',
    says: /^how much (?:money )?(?:is left|do i have left|have i got left|will be left)(?: in (?:my )?(?:checking|checking account|account|bank account|the bank))? (?:before|until|till|til) (?:the |my )?(?:next )?(?:paycheck|payday|pay day)$/,
    means: 'how much can i spend until payday',
  },
  {
    example: 'how much can i spend today without getting in trouble',
    says: /^((?:how much|what) (?:more )?can i (?:safely )?(?:spend|afford)(?: today| tonight| this week| this month| right now)?) without (?:getting (?:in|into) trouble|going (?:broke|negative|overboard|into debt|into the red)|overdrafting|running out(?: of money)?|worrying)$/,
    means: '$1',
  },
  {
    example: 'what did i pay for electricity in each of the last three months',
    says: /\b(?:in |for |over |during )?each of (?=(?:the )?(?:last|past) (?:\d+|two|three|four|five|six|twelve|few) months\b)/,
    means: 'by month over ',
  },
  {
    example: 'which category went up the most compared to the month before',
    says: /^((?:which|what) (?:category|categories|store|stores|merchant)(?: (?!in|last|this|since)\w+){1,6} (?:compared to|compared with|than|versus|over|from)) the (month|week|year) before$/,
    means: '$1 last $2',
  },
  {
    example: 'list my subscriptions cheapest first',
    says: new RegExp(
      `^(?:list |show |show me |sort |rank |what are )?(?:all )?(?:of )?my (${BILLS})(?: sorted| ordered| ranked)?(?: by price| by cost| by amount)? (?:from )?(?:cheapest|smallest|lowest)(?: to (?:most expensive|largest|biggest|highest)| first)$`,
    ),
    means: 'list my recurring $1 lowest',
  },
  {
    example: 'list my bills most expensive first',
    says: new RegExp(
      `^(?:list |show |show me |sort |rank |what are )?(?:all )?(?:of )?my (${BILLS})(?: sorted| ordered| ranked)?(?: by price| by cost| by amount)? (?:from )?(?:most expensive|largest|biggest|highest|priciest)(?: to (?:cheapest|smallest|lowest)| first)$`,
    ),
    means: 'list my recurring $1 highest',
  },
  {
    example: 'how much do i need to earn each month to cover my bills',
    says: new RegExp(
      `^how much (?:money )?(?:do|must|should) i (?:need to |have to )?(?:earn|make|bring in|bring home|take home)(?: ${MONTHLY})? (?:to (?:cover|pay)|for) (?:all )?(?:of )?my bills(?: ${MONTHLY})?$`,
    ),
    means: 'what are my recurring payments',
  },
  {
    example: 'does my income cover my spending in a normal month',
    says: new RegExp(
      `^(?:does|do|will) my (?:income|pay|paychecks?|salary|earnings) cover my (?:spending|expenses|costs|bills)(?: (?:in|during) an? (?:normal|usual|average|typical) month| ${MONTHLY}| usually)?$`,
    ),
    means: 'how much do i usually have left in a usual month',
  },
  {
    example: 'what bills do i pay every month and on what day',
    says: new RegExp(
      `^((?:what|which) (?:are my )?(?:${BILLS})\\b.{0,40}?) and (?:on )?(?:what|which) (?:days?|dates?)(?: are they due| do they come out)?$`,
    ),
    means: '$1',
  },
  {
    example: 'i got a bonus of $5000 should it go to the credit card or into savings',
    says: /^i (?:got|have|received|am getting|just got) (?:an? )?(?:extra )?(?:\$\d[\d.]*k? )?(?:bonus|windfall|tax refund|raise|inheritance)(?: of \$\d[\d.]*k?)? should (?:it go|i put it|it be put|i use it) (?:to|toward|towards|on|into|for) (?:the |my )?(?:credit cards?|cards?|debts?|loans?) or (?:to|into|in|for|toward|towards) (?:my )?(?:savings|an emergency fund|my emergency fund)$/,
    means: 'should i pay off debt or invest',
  },
];
