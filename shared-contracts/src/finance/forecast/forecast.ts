import { type Cents, cents, sum } from '../../money';
import type { CountedAccount } from '../account/counted';
import { daysBetween, type IsoDate } from '../civil-date';
import type { FinancialData, Transaction } from '../entities';
import { HORIZON_DAYS, type PastForecast, pastForecast, pastStarts } from './backtest';
import { type Calibration, calibrated, halfWidth } from './calibration';
import { cashModel } from './cash-model';
import { cashRows } from './cash-rows';
import { cashPath, type ForecastItem, type PathDay } from './path';

/** The balance that is expected at the end of a day; 80 % of days should be within `low` and `high`. */
export interface ForecastDay {
  readonly date: IsoDate;
  readonly expected: Cents;
  readonly low: Cents;
  readonly high: Cents;
  readonly items: readonly ForecastItem[];
}

/** A forecast of some accounts together for 90 days, which begin tomorrow. */
export interface Forecast {
  readonly balance: Cents;
  readonly days: readonly ForecastDay[];
  readonly path: readonly PathDay[];
  readonly calibration: Calibration;
}

type Known = Pick<FinancialData, 'transactions' | 'today'>;

/** The first day of a history decides how far a user's own past can be compared. */
function historyOf({ transactions, today }: Known, held: Held) {
  const rows = cashRows(transactions, new Set(held.map(({ id }) => id)));
  const booked = rows.filter(({ pending, date }) => !pending && date <= today);
  const since = booked.reduce((first, { date }) => (date < first ? date : first), today);
  return { rows, booked, since };
}

type Held = readonly CountedAccount[];

const made = new WeakMap<readonly Transaction[], Map<string, Forecast>>();

const keyOf = ({ today }: Known, held: Held): string =>
  [today, ...held.map(({ id, balance }) => `${id} ${balance}`)].join('\n');

function remember(known: Known, held: Held, found: Forecast): Forecast {
  const ofList = made.get(known.transactions) ?? new Map<string, Forecast>();
  made.set(known.transactions, ofList.set(keyOf(known, held), found));
  return found;
}

/**
 * Forecasts some accounts together. It yields after each past month, so that a server can do other
 * work in between, and is done once for each list of transactions.
 */
export function* forecastSteps(known: Known, held: Held): Generator<PastForecast, Forecast> {
  const before = made.get(known.transactions)?.get(keyOf(known, held));
  if (before) return before;
  const { rows, booked, since } = historyOf(known, held);
  const past: PastForecast[] = [];
  for (const asOf of pastStarts(since, known.today, booked.length)) {
    const found = pastForecast(booked, since, asOf, known.today);
    past.push(found);
    yield found;
  }
  const balance = sum(held.map((account) => account.balance));
  return remember(known, held, ahead({ rows, since, today: known.today, balance, past }));
}

const MONTH_DAYS = 30;
const LEAST_SHARE = 0.02;
const LEAST_CENTS = 100;

/** Even a month in which everything has a rhythm has surprises of two percent of what goes out. */
function leastSpread(rows: readonly Transaction[], since: IsoDate, today: IsoDate): number {
  const out = rows.reduce((total, { amount }) => total - Math.min(amount, 0), 0);
  const months = Math.max(1, daysBetween(since, today) / MONTH_DAYS);
  return Math.max(LEAST_CENTS, (LEAST_SHARE * out) / months);
}

interface Ahead {
  readonly rows: readonly Transaction[];
  readonly since: IsoDate;
  readonly today: IsoDate;
  readonly balance: Cents;
  readonly past: readonly PastForecast[];
}

function ahead({ rows, since, today, balance, past }: Ahead): Forecast {
  const calibration = calibrated(past, leastSpread(rows, since, today));
  const path = cashPath(cashModel(rows, since, today), HORIZON_DAYS, rows);
  const dayOf = (day: PathDay): ForecastDay => {
    const expected = balance + day.moved;
    const half = halfWidth(calibration, day);
    return {
      date: day.date,
      expected: cents(expected),
      low: cents(expected - half),
      high: cents(expected + half),
      items: day.items,
    };
  };
  return { balance, days: path.map(dayOf), path, calibration };
}

/** The same at once. */
export function forecast(known: Known, held: Held): Forecast {
  const steps = forecastSteps(known, held);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
