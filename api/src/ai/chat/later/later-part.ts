import type { Measure, Query, Subject } from '@halyard/shared-contracts/wire';
import { withoutEnd } from '../without-end';

const IS_OF_ONE = /\b(?:it|they|them|the next one)\b/i;
const OF_BILLS: ReadonlySet<Measure> = new Set<Measure>([
  'upcoming',
  'recurring',
  'price_increases',
]);

/** 'When is it due?' after a question about something else must not list all bills. */
export const losesSubject = (
  clause: string,
  query: Query | undefined,
  before: Query | null | undefined,
): boolean => {
  if (!before || !query || !IS_OF_ONE.test(clause)) return false;
  const isOfAllBills = OF_BILLS.has(query.measure) && query.subjects.length === 0;
  return isOfAllBills && !OF_BILLS.has(before.measure);
};

export const isSame = (one: Query | undefined, other: Query | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const NO_TIME = { period: null, compare: null, split: null } as const;

const ASKS_SOURCE =
  /^(?:and )?(?:from (?:who|whom|where|what)|who from|where from)$|^(?:and )?(?:from )?where (?:did|does|do) (?:it|they|that|the money) (?:all |mostly )?come(?:s)? from$|^(?:and )?(?:from whom|who (?:is|was) it from|what (?:are|were) (?:the|my) sources)$/i;

/** 'Where did it come from' after an income asks for its sources. */
const sourceOfIncome = (clause: string, before: Query | null | undefined): Query | null =>
  before?.measure === 'income' && before.split === null && ASKS_SOURCE.test(withoutEnd(clause))
    ? { ...before, split: 'merchant' }
    : null;

/** These say something of one account or debt. */
const OF_ONE_HOLDING: ReadonlySet<Measure> = new Set<Measure>([
  'interest',
  'debt',
  'debt_free',
  'minimum_payments',
  'payment_split',
  'credit_utilization',
  'yearly_interest',
]);

const OF_IT =
  /\b(?:on|of|for|with) it\b|\bits\b|^(?:and )?(?:whats|what[’']s|what is) the (?:interest )?rate$/i;

/** 'What do I owe on the house and what is the rate on it' asks twice about one debt. */
export const aboutSameHolding = (
  clause: string,
  query: Query,
  first: Query | undefined,
): Query | null =>
  first !== undefined &&
  OF_IT.test(withoutEnd(clause)) &&
  query.subjects.length === 0 &&
  OF_ONE_HOLDING.has(query.measure) &&
  first.subjects.length === 1 &&
  first.subjects[0]?.kind === 'account'
    ? { ...query, subjects: first.subjects }
    : null;

const ASKS_DUE =
  /^(?:and )?(?:when|what day) (?:(?:is|are) (?:it|they|that|those) (?:due|charged|paid|coming out)|(?:does|do|will) (?:it|they|that|those) (?:come out|go out|hit|renew|get charged|need to be paid)|do i (?:have to |need to )?pay (?:it|them|that))(?: next)?$/i;
/** What is spent on a name has a next payment. */
const HAS_DUE: ReadonlySet<Measure> = new Set<Measure>([
  'minimum_payments',
  'spending',
  'monthly_average',
  'recurring',
  'debt',
  'balance',
  'interest',
  'largest',
  'transactions',
  'count',
]);

/** 'When is it due' after the minimum payment of a card is about this card. */
function dueOfPayments(clause: string, before: Query | null | undefined): Query | null {
  const isDue = before && HAS_DUE.has(before.measure) && ASKS_DUE.test(withoutEnd(clause));
  if (!isDue || before.subjects.length === 0) return null;
  return { ...before, measure: 'upcoming', period: null, compare: null, split: null, top: null };
}

const ASKS_END =
  /^(?:and )?(?:when|how soon|how long until) (?:(?:will|would|can) (?:it|that|they) be (?:paid off|gone|done|paid)|(?:it|that) is paid off|(?:will|would|can|do) i (?:pay (?:it|that|them) off|be done with (?:it|that|them)))$/i;
const OF_DEBT: ReadonlySet<Measure> = new Set<Measure>(['debt', 'balance', 'interest']);

/** 'When will it be paid off' after what is owed on a loan is about this loan. */
function endOfDebt(clause: string, before: Query | null | undefined): Query | null {
  const isEnd = before && OF_DEBT.has(before.measure) && ASKS_END.test(withoutEnd(clause));
  if (!isEnd || before.subjects.length === 0) return null;
  return { ...before, measure: 'debt_free', period: null, compare: null, split: null, top: null };
}

const ASKS_LEFT =
  /^(?:and )?(?:how much|what)(?:[’']?s| is| do i)? (?:still )?(?:left|remaining|remains|owe|owed)(?: (?:to pay|on it|of it|on that|on them))?$/i;
const OF_LOANS: ReadonlySet<string> = new Set(['Student Loan', 'Auto Loan', 'Mortgage']);

/** Returns the debt that belongs to the payments of a loan, or null. */
function loanOf(before: Query | null | undefined): Subject | null {
  const isPaid = before?.measure === 'spending' || before?.measure === 'monthly_average';
  const [loan, other] = before?.subjects ?? [];
  const isLoan = isPaid && !other && loan?.kind === 'category' && OF_LOANS.has(loan.name);
  return isLoan ? { kind: 'account', name: loan.name } : null;
}

/** 'How much is left' after what was paid on a loan asks for what is owed on it. */
function leftOfLoan(clause: string, before: Query | null | undefined): Query | null {
  const loan = loanOf(before);
  if (!before || !loan || !ASKS_LEFT.test(withoutEnd(clause))) return null;
  return { ...before, ...NO_TIME, measure: 'debt', subjects: [loan], top: null };
}

const ASKS_INTEREST_PART =
  /^(?:and )?how much of (?:it|that|this|them|that payment) (?:is|goes to|goes toward|went to|are)(?: just| only)? interest$/i;

/** 'How much of it is interest' after the payment of a loan is about this loan. */
function interestOfLoan(clause: string, before: Query | null | undefined): Query | null {
  const loan = loanOf(before);
  if (!before || !loan || !ASKS_INTEREST_PART.test(withoutEnd(clause))) return null;
  return { ...before, ...NO_TIME, measure: 'payment_split', subjects: [loan], top: null };
}

const ASKS_NEXT =
  /^(?:and )?(?:when|what day|what date)(?:s| is| does| will) (?:the |my )?next (?:one|paycheck|pay check|payday)(?: come| coming| arrive| due| be| hit)?$/i;
const OF_INCOME: ReadonlySet<Measure> = new Set<Measure>([
  'income',
  'deposits',
  'average_income',
  'regular_income',
  'expected_income',
]);
const isPay = ({ subjects }: Query): boolean =>
  subjects.length > 0 && subjects.every(({ name }) => name === 'Salary');

const ASKS_COMES =
  /^(?:and )?(?:when|(?:what|which) (?:day|date)(?: of the month)?) (?:does|do|will|should) (?:it|they|that) (?:usually |normally |next )?(?:come|arrive|hit|land|show up|get here|get paid|get deposited|be deposited|be paid)(?: in)?(?: next)?$/i;

/** 'When is the next one' after pay asks for the next pay, and after a payment for the next payment. */
function nextOfThem(clause: string, before: Query | null | undefined): Query | null {
  if (!before) return null;
  const isOfIncome = OF_INCOME.has(before.measure) || isPay(before);
  const comes = isOfIncome && before.subjects.length > 0 && ASKS_COMES.test(withoutEnd(clause));
  if (!comes && !ASKS_NEXT.test(withoutEnd(clause))) return null;
  if (!isOfIncome && (!HAS_DUE.has(before.measure) || before.subjects.length === 0)) return null;
  const measure = isOfIncome ? 'expected_income' : 'upcoming';
  return { ...before, measure, ...NO_TIME, top: 1, order: null, rank: null, size: null };
}

const ASKS_LAST =
  /^(?:and )?when (?:was|is|did) (?:the|my) (?:last|latest|most recent) (?:one|time|payment|deposit|payout|visit|order)(?: come| arrive| hit)?$/i;

/** 'When was the last one' after a sum of a name asks for the last payment or deposit of that name. */
function lastOfThem(clause: string, before: Query | null | undefined): Query | null {
  if (!before || before.subjects.length === 0 || !ASKS_LAST.test(withoutEnd(clause))) return null;
  const isIncome = OF_INCOME.has(before.measure);
  if (!isIncome && !HAS_DUE.has(before.measure)) return null;
  const measure = isIncome ? 'deposits' : 'transactions';
  return { ...before, ...NO_TIME, measure, top: 1, order: null, rank: null };
}

/** Returns the query of a part that is about the subject of the part before it, or null. */
export const aboutEarlier = (clause: string, before: Query | null | undefined): Query | null =>
  nextOfThem(clause, before) ??
  lastOfThem(clause, before) ??
  leftOfLoan(clause, before) ??
  interestOfLoan(clause, before) ??
  dueOfPayments(clause, before) ??
  sourceOfIncome(clause, before) ??
  endOfDebt(clause, before);
