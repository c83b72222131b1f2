import { add, type Cents, negate, sum } from '../../money';
import { accountTypeFacts } from '../account/account-types';
import { countedAccounts, type CountedAccount } from '../account/counted';
import { categoryFacts } from '../categories/user-category';
import { addDays, type IsoDate } from '../civil-date';
import type { FinancialData } from '../entities';
import type { RecurringStream } from '../recurring/stream';
import { upcoming, type UpcomingPayment } from '../recurring/upcoming';

/** Something that the amount is made of; a payment is below zero, and cash today has no date. */
export interface SafeToSpendPart {
  readonly label: string;
  readonly amount: Cents;
  readonly date: IsoDate | null;
}

/**
 * What can be spent until the next payday: the lowest balance that recurring payments leave until
 * then. Below zero, it is what will be missing on the day of the last part. The parts add up to `amount`.
 */
export interface SafeToSpend {
  readonly amount: Cents;
  /** The day before the next payday, or 30 days from now. */
  readonly until: IsoDate;
  /** Cash today first, then what comes and goes until the lowest day, soonest first. */
  readonly parts: readonly SafeToSpendPart[];
}

const DAYS_AHEAD = 30;

/** A deposit that is much smaller than the largest one, such as interest, is not a payday. */
const PAYDAY_SHARE = 0.25;

interface Spendable {
  readonly label: string;
  readonly held: readonly CountedAccount[];
}

/** Returns checking and cash; a user without either spends from savings. */
function spendableAccounts({ accounts }: Pick<FinancialData, 'accounts'>): Spendable {
  const cash = countedAccounts(accounts).filter(({ type }) => accountTypeFacts(type).isCash);
  const daily = cash.filter(({ type }) => !accountTypeFacts(type).isEmergencyFund);
  if (daily.length === 0) return { label: 'Savings', held: cash };
  return { label: 'Checking and cash', held: daily };
}

const isIncome = ({ stream }: UpcomingPayment): boolean =>
  stream.direction === 'in' && categoryFacts(stream).kind === 'income';

function nextPayday(expected: readonly UpcomingPayment[], today: IsoDate): IsoDate | null {
  const deposits = expected.filter((each) => isIncome(each) && each.date > today);
  const largest = Math.max(...deposits.map(({ amount }) => amount));
  return deposits.find(({ amount }) => amount >= largest * PAYDAY_SHARE)?.date ?? null;
}

const partOf = ({ stream, amount, date }: UpcomingPayment): SafeToSpendPart => ({
  label: stream.merchant,
  amount: stream.direction === 'in' ? amount : negate(amount),
  date,
});

/** Returns the parts up to the day on which they add up to the least. */
function partsUntilLowest(parts: readonly SafeToSpendPart[]): readonly SafeToSpendPart[] {
  let left = sum([]);
  let lowest = { left, count: 0 };
  parts.forEach(({ amount }, index) => {
    left = add(left, amount);
    if (left < lowest.left) lowest = { left, count: index + 1 };
  });
  return parts.slice(0, lowest.count);
}

/**
 * Only recurring payments and deposits are expected; of two on one day, the payment comes first.
 * Returns null without a checking, savings or cash account (P3-B2-1).
 */
export function safeToSpend(
  { accounts, today }: Pick<FinancialData, 'accounts' | 'today'>,
  streams: readonly RecurringStream[],
): SafeToSpend | null {
  const { label, held } = spendableAccounts({ accounts });
  if (held.length === 0) return null;
  const expected = upcoming(streams, today, DAYS_AHEAD);
  const payday = nextPayday(expected, today);
  const until = addDays(payday ?? addDays(today, DAYS_AHEAD + 1), -1);
  const ids = new Set(held.map(({ id }) => id));
  const comesOrGoes = ({ stream }: UpcomingPayment) =>
    stream.direction === 'out' || ids.has(stream.accountId);
  const changes = expected
    .filter((each) => each.date <= until && comesOrGoes(each))
    .sort((a, b) => a.date.localeCompare(b.date) || directionRank(a) - directionRank(b))
    .map(partOf);
  const cash = { label, amount: sum(held.map(({ balance }) => balance)), date: null };
  const parts = [cash, ...partsUntilLowest(changes)];
  return { amount: sum(parts.map(({ amount }) => amount)), until, parts };
}

const directionRank = ({ stream }: UpcomingPayment): number => (stream.direction === 'out' ? 0 : 1);
