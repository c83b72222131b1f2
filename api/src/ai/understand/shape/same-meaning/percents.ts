import type { SameMeaning } from './same-meaning';

const PERCENT = '(?:percent|percentage|%)';
const MONTH =
  '(january|february|march|april|may|june|july|august|september|october|november|december|last month|this month|last year|this year)';
const MOVE =
  '(?:change|rise|grow|increase|decrease|fall|drop|go up|go down|differ|changed|risen|grown|increased|decreased|fallen|dropped|gone up|gone down|went up|went down)';
const TIMES = `(?:from|between) ${MONTH} (?:to|and) ${MONTH}`;

/** These questions ask for a change in percent, which every comparison of two times has. */
export const PERCENTS: readonly SameMeaning[] = [
  {
    example: 'what percent of takehome goes to rent',
    says: /\b(?:percent|percentage|share|fraction|portion|much) of (?:my |the )?(?:monthly )?(?:takehome|take home)(?: pay| income| money)?(?= )/,
    means: 'percent of my take home pay',
  },
  {
    example: 'what % of my income went to rent over the last 3 months',
    says: new RegExp(
      `\\b(?:(?:what|which|how) )?(?:(?:${PERCENT}|share|fraction|portion|part|much) )?of (?:my |our |the )?(income|pay|paycheck|salary) (?:went|is going|has gone|gets spent|got spent|is spent|was spent) (?:to|on|towards?|for)(?= )`,
    ),
    means: 'what percent of my $1 goes to',
  },
  {
    example: 'by what percent did my grocery spending change from september to october',
    says: new RegExp(
      `^(?:by )?(?:what|how many|how much) ${PERCENT} (?:did|has|have) (?:my )?(.{1,40}?) ${MOVE} ${TIMES}$`,
    ),
    means: 'compare my $1 in $2 and $3',
  },
  {
    example: 'what is the percentage increase in dining out from august to october',
    says: new RegExp(
      `^(?:what (?:is|was) )?(?:the |my )?${PERCENT} (?:change|increase|decrease|rise|drop|growth|difference) (?:in|of|for) (?:my )?(.{1,40}?) ${TIMES}$`,
    ),
    means: 'compare my $1 in $2 and $3',
  },
  {
    example: 'my income changed by what percentage between september and october',
    says: new RegExp(`^my (.{1,40}?) ${MOVE} (?:by )?what ${PERCENT} ${TIMES}$`),
    means: 'compare my $1 in $2 and $3',
  },
  {
    example: 'how much did my spending go up in percent from last month',
    says: new RegExp(
      `^(?:how much|by how much|what ${PERCENT}|by what ${PERCENT}|how many ${PERCENT}) (?:did|has|have|is|are) my (spending|income|.{1,30} spending) (?:been )?(?:${MOVE}|up|down)(?: in ${PERCENT}| by ${PERCENT}|,? percentage wise)? (?:from|since|over|versus|compared to|compared with|than) last (month|year)$`,
    ),
    means: 'my $1 this $2 compared to last $2',
  },
];
