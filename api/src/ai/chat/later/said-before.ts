import type { Measure, Query } from '@halyard/shared-contracts/wire';
import { COUNTS_ROWS } from '../../understand/measure-kinds';
import { withoutEnd } from '../without-end';

const ASKS_SUM_OF_IT =
  /^(?:and )?(?:for )?(?:how much|what)(?:$| (?:was|is|are|were|does|do|did|will) (?:it|that|they|those)(?: going to| gonna| usually)?(?: cost| be| come to)?(?: me| us)?(?: in total| total)?(?: (?:a|per|each|every) month| monthly)?$)|^(?:and )?(?:what|how much) (?:it|that|they|each|each one|each of them) (?:all )?costs?(?: me| us)?(?: (?:a|per|each|every) month| monthly)?$/i;
/** These answers name the amount of each payment. */
const ASKS_AMOUNT =
  /^(?:and )?(?:whats|what is|what was) (?:the|its) (?:amount|price|cost|total)$/i;
const NAMES_AMOUNTS: ReadonlySet<Measure> = new Set<Measure>([
  ...COUNTS_ROWS,
  'upcoming',
  'recurring',
  'expected_income',
]);
/** The answer about an emergency fund compares the savings with the target. */
const ASKS_IF_ENOUGH = /^(?:and )?(?:do i|have i) (?:have|got) (?:it|that|that much|enough)$/i;

const ASKS_SAVED =
  /^(?:and )?(?:how much (?:interest |money )?(?:do|would|will|could) (?:i|we) save(?: in interest| on interest)?|how much (?:interest )?(?:does|would|will) (?:that|it) save(?: me| us)?)$/i;
const ASKS_IF_POSSIBLE =
  /^(?:and )?(?:can|could|will) (?:i|we) (?:do|afford|manage|make|swing) (?:it|that)$|^(?:and )?is (?:that|it) (?:doable|possible|realistic)$/i;
const SAYS_IF_POSSIBLE: ReadonlySet<Measure> = new Set<Measure>([
  'save_by',
  'monthly_room',
  'affordability',
]);

/** The answer about the last visit names its amount. */
const ASKS_SPENT =
  /^(?:and )?(?:how much|what) (?:did|have) (?:i|we) (?:spend|spent|pay|paid)(?: there| then)?$/i;

/** What stands out is what to worry about. */
const ASKS_WORRY =
  /^(?:and )?(?:is there |are there )?(?:any(?:thing| charges?| payments?| transactions?)?|something) (?:that )?(?:i|we) (?:should|need to|have to) (?:be )?(?:worry|worried|concerned|look|watch|check|know)(?: about| into| at| out for)?$/i;

/** The answer before says what a short question after it asks again. */
export const isSaidBefore = (clause: string, { measure, amount, top }: Query): boolean =>
  (measure === 'transactions' && top === 1 && ASKS_SPENT.test(withoutEnd(clause))) ||
  (measure === 'unusual_charges' && ASKS_WORRY.test(withoutEnd(clause))) ||
  (measure === 'debt_free' && amount !== null && ASKS_SAVED.test(withoutEnd(clause))) ||
  (measure === 'lump_sum' && ASKS_SAVED.test(withoutEnd(clause))) ||
  (SAYS_IF_POSSIBLE.has(measure) && ASKS_IF_POSSIBLE.test(withoutEnd(clause))) ||
  (NAMES_AMOUNTS.has(measure) &&
    [ASKS_SUM_OF_IT, ASKS_AMOUNT].some((asks) => asks.test(withoutEnd(clause)))) ||
  (measure === 'emergency_fund' && ASKS_IF_ENOUGH.test(withoutEnd(clause)));
