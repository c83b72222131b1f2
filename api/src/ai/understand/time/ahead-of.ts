import type { Calendar } from './periods';

const LOOKS_AHEAD =
  /\b(?:(?:do|must|will) i (?:still )?(?:have|need) to pay|paydays?|left to pay|still to pay|still have to pay|am i getting paid|are we getting paid|safely spend|safe to spend|afford|swing|can i buy|can i get|can i spend|can we spend|could i spend|will|would(?! like)|projected|due|renew|renews|renewing|scheduled|upcoming|come out|comes out|hits|upcoming|coming up|expected|gonna|going to|tomorrow|next|by (?!amount|size|date|category|categories|month|merchant|store|account|card|source|week|day)|will be|(?:bills?|payments?) (?:do i have |i have |come |comes |fall |are |is )?before)\b/;

const OF_BILLS = /\b(?:bills?|subscriptions?|due|renewals?)\b/;
/** These words ask for what was paid, or for more than one time. */
const OF_THE_PAST =
  /\b(?:did|was|were|had|(?<!\bi )have|has|been|paid|spend|spent|spending|charged|came|went|last|ago|since|between|compare|compared|versus|than|average|usually|trend|change|changed|month by month|by month|so far|biggest|largest|highest|most|how many)\b/;

/** Returns whether a time without a year is the next one. 'December bills' are those to come, if December is near. */
export function aheadOf(text: string): Pick<Calendar, 'isAhead' | 'isNear'> {
  const isAhead = LOOKS_AHEAD.test(text);
  return { isAhead, isNear: !isAhead && OF_BILLS.test(text) && !OF_THE_PAST.test(text) };
}
