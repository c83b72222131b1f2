import type { SameMeaning } from '../same-meaning/same-meaning';

const UNTIL = '(?:before|until|till|through|to)';
const PAYDAY = '(?:my |the )?(?:next )?(?:payday|paycheck|pay day|pay check|i get paid(?: again)?)';
const HELD = '(?:checking|checking account|the bank|bank|bank account|account)';
const HOME_BILL =
  '(rent|mortgage|house payment|car payment|car loan|daycare|insurance|phone bill|electric bill|internet bill|student loan)';
const NO_WORK =
  '(?:lost|lose|loses) (?:my|both|both my) (?:jobs?|income|paychecks?)|(?:got|get|was|were|am|are) (?:both )?(?:laid off|fired|let go|out of work|unemployed)|(?:quit|stopped working|stop working|had no income|had no job|could not work|couldnt work)';
const STRANGE = '(?:unusual|weird|strange|odd|suspicious|sketchy|fishy|funny|fraudulent|shady)';
const EACH_MONTH = '(?:each|every|a|per) month';
const FROM_ALL =
  '(?: from (?:everything|everywhere|all sources|every source|all of it|all my sources))?';
const IN_ALL = '(?: in total| total| altogether| all together| all in all| combined)?';

/** These questions ask about pay, debts, and whether money lasts. */
export const MONEY_AND_PAY: readonly SameMeaning[] = [
  {
    example: 'am i spending more than i take in',
    says: /\bi (?:take|bring|pull) in\b(?! (?:a |my )?(?:roommate|car|dog|cat))/g,
    means: 'i earn',
  },
  {
    example: 'do i owe anybody any money',
    says: /^do i (?:still |currently )?owe (?:anybody|anyone|somebody|someone|people|any people|any one)(?: any| some)?(?: money| cash| anything)?(?: right now| now| at all| at the moment)?$/,
    means: 'do i owe any money',
  },
  {
    example: 'do i have enough in checking to cover the bills till next payday',
    says: new RegExp(
      `^(?:will|do) i have enough (?:money |cash )?in (?:my |the )?${HELD} (?:to (?:cover|pay|make)|for) (?:all )?(?:of )?(?:my |the )?bills ${UNTIL} ${PAYDAY}$`,
    ),
    means: 'what is my lowest expected balance until payday',
  },
  {
    example: 'am i going to run out of money before rent',
    says: new RegExp(
      `^(?:will|am|do|could|might) i (?:going to )?(?:run|be running|be) (?:out of (?:money|cash|funds)|short(?: of (?:money|cash)| on (?:money|cash))?|broke) (?:before|by|when) (?:the |my )?${HOME_BILL}(?: (?:is|comes) due| comes out| hits| payment)?$`,
    ),
    means: 'what is my lowest expected balance before the $1 payment',
  },
  {
    example: 'how long would my savings last if i both lost my jobs',
    says: new RegExp(
      `^how (?:long|many months) (?:would|will|could|can|does) (?:my )?(?:savings|emergency fund|emergency savings|rainy day fund|money|cash) last(?: me)? if (?:i|both of us)(?: both| all)? (?:${NO_WORK})(?: today| tomorrow)?$`,
    ),
    means: 'how long would my savings last without income',
  },
  {
    example: 'did anything unusual get charged to my account lately',
    says: new RegExp(
      `^(?:did|has|have|is|was|are there|is there) ?(?:there )?(?:anything|something|any) ${STRANGE}(?: charges?)? (?:get |got |been |that |which )?(?:charged|posted|hit|hits|show up|shown up|come through|come out|go through|gone through|happen|happened|going on|post)(?: ?(?:to|on|in|with|from)? (?:my|the) (?:account|accounts|card|cards|credit card|checking|bank account))?(?: lately| recently| these days)?$`,
    ),
    means: 'are there any unusual charges',
  },
  {
    example: 'how much income do i get in total each month from everything',
    says: new RegExp(
      `^(?:how much|what)(?: income| money)? do i (?:get|have|receive|make|earn|have coming in|bring home)${IN_ALL} ${EACH_MONTH}${IN_ALL}${FROM_ALL}${IN_ALL}$`,
    ),
    means: 'what is my average monthly income',
  },
  {
    example: 'how much should i be putting aside for taxes',
    says: /^how much (?:money )?(?:should|must|do) i (?:be |need to be |have to be )?(?:putting|setting|saving|put|set|save|stashing|holding|hold|keeping|keep)(?: aside| away| back| up)? for (?:my |the )?tax(?:es)?(?: each month| every month| a month)?$/,
    means: 'how much should i set aside for taxes',
  },
  {
    example: 'how many paydays did i get in october',
    says: /^how many (?:paydays|pay days|pay checks|paychecks) (did|have) i (?:get|got|have|had|receive|received)\b/,
    means: 'how many paychecks $1 i get',
  },
  {
    example: 'what is all my money together',
    says: /^(?:what is|how much is|how much do i have in|what do i have in) (?:all (?:of )?my money|all my accounts|everything i have|everything)(?: together| combined| put together| added up| in total| altogether| added together)$/,
    means: 'what are my total assets',
  },
];
