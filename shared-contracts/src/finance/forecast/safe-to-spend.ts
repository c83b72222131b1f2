import { add, type Cents, cents, sum } from '../../money';
import { accountTypeFacts } from '../account/account-types';
import type { CountedAccount } from '../account/counted';
import { daysBetween, type IsoDate } from '../civil-date';
import type { FinancialData } from '../entities';
import { cashAccounts } from '../trend/daily-balances';
import { safeMargin } from './calibration';
import { type Forecast, forecast } from './forecast';
import { lowestOf } from './lowest';
import { nextPayday } from './payday';
import type { PathDay } from './path';

/** Something that the amount is made of; a payment is below zero. Only what has a day has a date. */
export interface SafeToSpendPart {
  readonly label: string;
  readonly amount: Cents;
  readonly date: IsoDate | null;
}

/**
 * What can be spent until the next payday beyond what is usual: the lowest balance that is expected
 * until then, less a margin. Past forecasts say how large the margin has to be, so that the amount
 * is really there nine times out of ten. The parts add up to `amount`.
 */
export interface SafeToSpend {
  readonly amount: Cents;
  /** The day before the next payday, or 30 days from now. */
  readonly until: IsoDate;
  /** Cash today first, then what comes and goes until the lowest day, soonest first. */
  readonly parts: readonly SafeToSpendPart[];
}

export interface Spendable {
  readonly label: string;
  readonly held: readonly CountedAccount[];
}

/** Returns checking and cash; a user without either spends from savings. */
export function spendableAccounts({ accounts }: Pick<FinancialData, 'accounts'>): Spendable {
  const cash = cashAccounts(accounts);
  const daily = cash.filter(({ type }) => !accountTypeFacts(type).isEmergencyFund);
  if (daily.length === 0) return { label: 'Savings', held: cash };
  return { label: 'Checking and cash', held: daily };
}

const itemParts = ({ date, items }: PathDay): SafeToSpendPart[] =>
  items
    .filter(({ kind }) => kind !== 'everyday')
    .map(({ name, amount }) => ({ label: name, amount, date }));

/** What has no day of its own is one part for all days together. */
function everydayParts(days: readonly PathDay[]): SafeToSpendPart[] {
  const items = days.flatMap((day) => day.items.filter(({ kind }) => kind === 'everyday'));
  const [first] = items;
  if (!first) return [];
  return [{ label: first.name, amount: sum(items.map(({ amount }) => amount)), date: null }];
}

/** On the lowest day, the payments come before the deposits. */
function daysUntilLowest(path: readonly PathDay[]): PathDay[] {
  const { day } = lowestOf(path);
  return path.slice(0, day + 1).map((each, index) => ({
    ...each,
    items: index === day ? each.items.filter(({ amount }) => amount < 0) : each.items,
  }));
}

function marginParts({ calibration }: Forecast, path: readonly PathDay[]): SafeToSpendPart[] {
  const last = path.at(-1);
  const margin = last ? safeMargin(calibration, last) : 0;
  return margin === 0 ? [] : [{ label: 'Room for surprises', amount: cents(-margin), date: null }];
}

function partsOf(label: string, found: Forecast, until: IsoDate, today: IsoDate) {
  const path = found.path.slice(0, daysBetween(today, until));
  const days = daysUntilLowest(path);
  return [
    { label, amount: found.balance, date: null },
    ...everydayParts(days),
    ...marginParts(found, path),
    ...days.flatMap(itemParts),
  ];
}

/** Returns null without a checking, savings, or cash account (P3-B2-1). */
export function safeToSpend(
  known: Pick<FinancialData, 'accounts' | 'transactions' | 'today'>,
): SafeToSpend | null {
  const { label, held } = spendableAccounts(known);
  if (held.length === 0) return null;
  const found = forecast(known, held);
  const { until } = nextPayday(found.path, known.today);
  const parts = partsOf(label, found, until, known.today);
  return {
    amount: parts.reduce((total, { amount }) => add(total, amount), cents(0)),
    until,
    parts,
  };
}
