import type { SameMeaning } from '../same-meaning/same-meaning';

const MOVES =
  'going (?:up or down|down or up|up|down|downhill|uphill|south)|getting (?:worse|better|higher|lower|bigger|smaller|out of hand|worse or better|better or worse)|trending(?: (?:up or down|down or up|up|down|upward|upwards|downward|downwards|higher|lower))?|creeping(?: up)?|climbing|rising|rising or falling|increasing(?: or decreasing)?|decreasing|growing(?: or shrinking)?|shrinking|falling|dropping|declining|improving|worsening|sliding|heading (?:up|down|south)|up or down|down or up|on the rise|worse|higher or lower|lower or higher';
const LATELY =
  '(?: (?:lately|recently|these days|over time|overall|in general|over the (?:months|year)|month to month|month over month|each month|every month|or not|or what|or is it (?:just )?me))?';
const KIND =
  '(?: habit| habits| spending| expenses?| costs?| purchases| addiction| problem| runs| trips| orders)';
const KINDS = `${KIND}?`;
/** These are no sum of payments, or the user asks for their price. */
const NO_SUM =
  'balance|score|net worth|savings|saving|savings rate|debt|debts|credit|rate|bill|bills|price|prices|payment|payments|premium|premiums|mortgage|loan|portfolio|investments|investment|stocks|401k|ira|account|checking|cash flow|cash|rent|subscriptions?|utilization|worth|finances|money|paycheck|score|emergency fund|goal|goals';
const THING = `(?!(?:${NO_SUM})\\b)([a-z&]+(?: (?!(?:${NO_SUM})\\b)[a-z&]+)?)??`;
const OF_PAY = '(?:income|earnings|gig income|gig earnings|take home pay|take home|payouts)';
const OF_ALL = '(?:total |overall |monthly )?(?:spending|expenses|costs|expenditures|outgoings)';
const TIME = '( (?:since|over the (?:last|past)|in the (?:last|past)|this year) ?[a-z0-9 ]{0,20})?';

/** These questions ask in which direction a sum of each month moves. */
export const TRENDS_ASKED: readonly SameMeaning[] = [
  {
    example: 'are my earnings going downhill',
    says: new RegExp(
      `^(?:(?:is|are|has|have) )?(?:my )?${OF_PAY} (?:been )?(?:${MOVES})${LATELY}${TIME}$`,
    ),
    means: 'my income by month$1',
  },
  {
    example: 'is my spending trending down',
    says: new RegExp(
      `^(?:(?:is|are|has|have) )?(?:my )?${OF_ALL} (?:been )?(?:${MOVES})${LATELY}${TIME}$`,
    ),
    means: 'my spending by month$1',
  },
  {
    example: 'is my starbucks habit getting worse',
    says: new RegExp(
      `^(?:is|are|has|have) my (?:(?:spending on|spending at) ${THING}|${THING}${KIND}) (?:been )?(?:${MOVES})${LATELY}${TIME}$`,
    ),
    means: 'my spending on $1$2 by month$3',
  },
  {
    example: 'did dining out go up or down since september',
    says: new RegExp(
      `^(?:did|has|have|does|do) (?:my )?(?:spending on |spending at )?${THING}${KINDS} (?:go|gone|been going|going) (?:up or down|down or up)${LATELY}${TIME}$`,
    ),
    means: 'my spending on $1 by month$2',
  },
  {
    example: 'am i spending more and more on gas',
    says: new RegExp(
      `^(?:am i|do i|have i been) (?:spend|spending) (?:more and more|less and less)(?: money)?( (?:on|at) [a-z]+(?: [a-z]+)?)?${LATELY}$`,
    ),
    means: 'my spending$1 by month',
  },
  {
    example: 'am i earning more and more',
    says: new RegExp(
      `^(?:am i|do i|have i been) (?:earn|earning|make|making|bringing in) (?:more and more|less and less)(?: money)?${LATELY}$`,
    ),
    means: 'my income by month',
  },
  {
    example: 'am i earning more or less than i used to',
    says: /^(?:am i|do i) (?:earn|earning|make|making|bringing in) (?:more or less|less or more|more|less)(?: money)? than (?:i used to|before|in the past|earlier this year)$/,
    means: 'my income by month',
  },
  {
    example: 'has the power bill been going up lately',
    says: new RegExp(
      `^(?:is|are|has|have) (?:the|my) ([a-z]+(?: [a-z]+)? bills?) (?:been )?(?:${MOVES})${LATELY}$`,
    ),
    means: 'did my $1 go up',
  },
];
