import { oncePerList } from '../movement/once-per-list';
import { addDays, compareDates, type IsoDate, monthOf } from '../civil-date';
import type { Transaction } from '../entities';
import { isIncome, isSpending } from '../movement/kind';
import { inMonths } from '../movement/month/rows-by-month';
import { isPurchase } from './amounts';
import type { Cadence } from './cadence';
import { continued, continuesRhythm } from './continue-stream';
import { payeeKey } from './payee-key';
import { chosenRhythm, type Rhythm, rhythmOf } from './rhythm';
import { endOf, type RecurringStream, streamOf } from './stream';

/** It is a year and the days of grace of a yearly bill. */
const HISTORY_DAYS = 400;
/** A yearly bill was paid twice in this time, even if the next payment is almost due. */
const YEARLY_HISTORY_DAYS = HISTORY_DAYS + 365;

const FEWEST_OF_ONE_PRICE = 3;

/** Purchases of one price may fit a rhythm by chance. */
const LEAST_QUALITY_OF_PURCHASES = 0.9;
const RARE: ReadonlySet<Cadence> = new Set<Cadence>(['quarterly', 'yearly']);

const isByChance = ({ cadence, rows, quality }: Rhythm): boolean =>
  isPurchase(rows[0]!) && (RARE.has(cadence) || quality < LEAST_QUALITY_OF_PURCHASES);

const groupBy = (
  rows: readonly Transaction[],
  key: (row: Transaction) => string | number,
): Transaction[][] => {
  const groups = new Map<string | number, Transaction[]>();
  for (const row of rows) {
    const name = key(row);
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  }
  return [...groups.values()];
};

/** Refunds and corrections of a salary do not recur. */
const recurs = (row: Transaction): boolean => (row.amount > 0 ? isIncome(row) : isSpending(row));

const dateOf = (rhythm: Rhythm, at: number): IsoDate => rhythm.rows.at(at)!.date;

/** Two plans of one company are paid in parallel; a new price follows the old one. */
function areSideBySide(rhythms: readonly Rhythm[]): boolean {
  const sorted = rhythms.toSorted((a, b) => compareDates(dateOf(a, 0), dateOf(b, 0)));
  return sorted.slice(1).some((rhythm, index) => dateOf(rhythm, 0) < dateOf(sorted[index]!, -1));
}

function rhythmsByPrice(rows: readonly Transaction[]): Rhythm[] {
  const prices = groupBy(rows, ({ amount }) => amount);
  if (prices.length === 1) return [];
  return prices
    .flatMap((samePrice) =>
      samePrice.length >= FEWEST_OF_ONE_PRICE ? (rhythmOf(samePrice) ?? []) : [],
    )
    .filter((rhythm) => !isByChance(rhythm));
}

/** A payee may have one rhythm for each of two accounts, such as the interest of a bank. */
function rhythmsByAccount(rows: readonly Transaction[]): Rhythm[] {
  const accounts = groupBy(rows, ({ accountId }) => accountId);
  return accounts.length === 1 ? [] : accounts.flatMap((each) => rhythmOf(each) ?? []);
}

function divided(rows: readonly Transaction[]): readonly [Transaction[], Transaction[]] {
  const isChosen = ({ rhythm }: Transaction) => rhythm !== undefined && rhythm !== 'none';
  return [rows.filter(isChosen), rows.filter((row) => !isChosen(row))];
}

/** A payee that sells several things has one rhythm for each fixed price. */
function rhythmsOf(rows: readonly Transaction[]): Rhythm[] {
  const whole = rhythmOf(rows);
  const byPrice = whole && rows[0]!.amount > 0 ? [] : rhythmsByPrice(rows);
  if (whole && !areSideBySide(byPrice)) return [whole];
  return byPrice.length > 0 ? byPrice : rhythmsByAccount(rows);
}

function rhythmsUnderNewNames(rows: readonly Transaction[]): Rhythm[] {
  const bills = rows.filter((row) => !isPurchase(row));
  const prices = groupBy(bills, (row) => `${row.accountId} ${row.category} ${row.amount}`);
  return prices.flatMap((samePrice) =>
    samePrice.length >= FEWEST_OF_ONE_PRICE ? (rhythmOf(samePrice) ?? []) : [],
  );
}

function withContinuations(rhythms: readonly Rhythm[], rows: readonly Transaction[]): Rhythm[] {
  const explained = new Set(rhythms.flatMap((rhythm) => rhythm.rows));
  const others = rows.filter((row) => !explained.has(row));
  const whole = rhythms.map((rhythm) => continued(rhythm, others));
  whole.push(...rhythmsUnderNewNames(others));
  return whole.filter((rhythm) => !whole.some((later) => continuesRhythm(later, rhythm)));
}

/** The key says who paid or was paid. It is remembered, because thousands of rows have the same few names. */
function payees(): (row: Transaction) => string {
  const [paid, received] = [new Map<string, string>(), new Map<string, string>()];
  return ({ merchant, amount }) => {
    const known = amount < 0 ? paid : received;
    const before = known.get(merchant);
    if (before !== undefined) return before;
    const key = `${amount < 0} ${payeeKey(merchant)}`;
    known.set(merchant, key);
    return key;
  };
}

/** Finds bills that come once a year. All payments to the payee must be yearly. */
const yearlyOf = (rows: readonly Transaction[]): Rhythm[] => {
  const rhythm = rows.some(isPurchase) ? null : rhythmOf(rows);
  return rhythm?.cadence === 'yearly' && rhythm.rows.length === rows.length ? [rhythm] : [];
};

const isRefused = ({ rows }: Rhythm): boolean => rows.some(({ rhythm }) => rhythm === 'none');

function rhythmsAmong(rows: readonly Transaction[], today: IsoDate): Rhythm[] {
  const from = addDays(today, -HISTORY_DAYS);
  const before = addDays(today, -YEARLY_HISTORY_DAYS);
  const all = rows
    .filter(({ date }) => date >= before && date <= today)
    .sort((a, b) => compareDates(a.date, b.date));
  const recent = all.filter(({ date }) => date >= from);
  const [chosen, others] = divided(recent);
  const payeeOf = payees();
  const often = withContinuations(groupBy(others, payeeOf).flatMap(rhythmsOf), others);
  const known = new Set([...chosen, ...often.flatMap((rhythm) => rhythm.rows)].map(payeeOf));
  const unknown = all.filter((row) => row.amount < 0 && !known.has(payeeOf(row)));
  const found = [...often, ...groupBy(unknown, payeeOf).flatMap(yearlyOf)];
  return [
    ...groupBy(chosen, (row) => `${row.rhythm} ${payeeOf(row)}`).flatMap(chosenRhythm),
    ...found.filter((rhythm) => !isRefused(rhythm)),
  ];
}

const rhythmsUntil = oncePerList((transactions, today): readonly Rhythm[] => {
  const from = monthOf(addDays(today, -YEARLY_HISTORY_DAYS));
  return rhythmsAmong(inMonths(transactions, from, monthOf(today)).filter(recurs), today);
});

/**
 * Returns bills, subscriptions, and income that come on a rhythm, soonest first. One skipped, doubled, moved, or
 * renamed payment does not end a stream. The user's choice about a payee overrides what its payments look like.
 */
export const recurringStreams = oncePerList((transactions, today): readonly RecurringStream[] =>
  rhythmsUntil(transactions, today)
    .filter((rhythm) => today <= endOf(rhythm))
    .map((rhythm) => streamOf(rhythm, today))
    .sort((a, b) => compareDates(a.nextDate, b.nextDate)),
);

/** Returns the streams whose payments stopped, latest first. */
export function endedStreams(
  transactions: readonly Transaction[],
  today: IsoDate,
): RecurringStream[] {
  return rhythmsUntil(transactions, today)
    .filter((rhythm) => today > endOf(rhythm))
    .map((rhythm) => streamOf(rhythm, today))
    .sort((a, b) => compareDates(b.lastDate, a.lastDate));
}

/** `explained` has the ids of all rows that ever belonged to a rhythm. */
export interface KnownRhythms {
  readonly streams: readonly RecurringStream[];
  readonly explained: ReadonlySet<string>;
}

/** The rows include transfers and payments of cards. */
export function knownRhythms(rows: readonly Transaction[], today: IsoDate): KnownRhythms {
  const rhythms = rhythmsAmong(
    rows.filter(({ amount }) => amount !== 0),
    today,
  );
  return {
    streams: rhythms
      .filter((rhythm) => today <= endOf(rhythm))
      .map((rhythm) => streamOf(rhythm, today)),
    explained: new Set(rhythms.flatMap((rhythm) => rhythm.rows.map(({ id }) => id))),
  };
}
