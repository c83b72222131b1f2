import { type Cents, cents, sum } from '../../money';
import type { CountedAccount } from '../account/counted';
import { addDays, type IsoDate } from '../civil-date';
import type { FinancialData, Transaction } from '../entities';
import type { RecurringStream } from '../recurring/stream';
import type { Occurrence } from '../schedule/occurrences';
import { itemsOf, openOccurrences } from '../schedule/own-items';
import { type PastForecast, pastForecast, pastStarts } from './backtest';
import { edgesOf } from './band';
import { type Calibration, calibrated } from './calibration';
import { cashModel } from './cash-model';
import { cashRows } from './cash-rows';
import { cashPath, type ForecastItem, HORIZON_DAYS, type PathDay } from './path';

/** `expected` is the balance at the end of the day. 80 % of days should end between `low` and `high`. */
export interface ForecastDay {
  readonly date: IsoDate;
  readonly expected: Cents;
  readonly low: Cents;
  readonly high: Cents;
  readonly items: readonly ForecastItem[];
}

/** `days` are 90 days, beginning with tomorrow. */
export interface Forecast {
  readonly balance: Cents;
  readonly since: IsoDate;
  readonly days: readonly ForecastDay[];
  readonly path: readonly PathDay[];
  /** They include transfers and payments of cards. */
  readonly streams: readonly RecurringStream[];
  readonly calibration: Calibration;
}

type Known = Pick<FinancialData, 'accounts' | 'scheduled' | 'transactions' | 'today'>;

/** The first day limits how many of the user's own past months can be compared. */
function historyOf({ transactions, today }: Pick<Known, 'transactions' | 'today'>, held: Held) {
  const rows = cashRows(transactions, new Set(held.map(({ id }) => id)));
  const booked = rows.filter(({ pending, date }) => !pending && date <= today);
  const since = booked.reduce((first, { date }) => (date < first ? date : first), today);
  return { rows, booked, since };
}

type Held = readonly CountedAccount[];

const made = new WeakMap<readonly Transaction[], Map<string, Forecast>>();

const keyOf = (known: Known, held: Held): string =>
  [
    known.today,
    ...held.map(({ id, balance }) => `${id} ${balance}`),
    JSON.stringify(itemsOf(known, held)),
  ].join('\n');

function remember(known: Known, held: Held, found: Forecast): Forecast {
  const ofList = made.get(known.transactions) ?? new Map<string, Forecast>();
  made.set(known.transactions, ofList.set(keyOf(known, held), found));
  return found;
}

/** Yields after each past month, so that a server can do other work. It computes once per list of transactions. */
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
  const { today } = known;
  const own = openOccurrences(itemsOf(known, held), rows, today, addDays(today, HORIZON_DAYS));
  return remember(known, held, ahead({ rows, own, since, today, balance, past }));
}

interface Ahead {
  readonly rows: readonly Transaction[];
  readonly own: readonly Occurrence[];
  readonly since: IsoDate;
  readonly today: IsoDate;
  readonly balance: Cents;
  readonly past: readonly PastForecast[];
}

function ahead({ rows, own, since, today, balance, past }: Ahead): Forecast {
  const calibration = calibrated(past);
  const model = cashModel(rows, since, today);
  const path = cashPath(model, HORIZON_DAYS, { rows, own });
  const dayOf = (day: PathDay, index: number): ForecastDay => {
    const expected = balance + day.moved;
    const { below, above } = edgesOf(calibration.band, day, index);
    return {
      date: day.date,
      expected: cents(expected),
      low: cents(expected + below),
      high: cents(expected + above),
      items: day.items,
    };
  };
  const streams = model.streams.map(({ stream }) => stream);
  return { balance, since, days: path.map(dayOf), path, streams, calibration };
}

/** Runs all steps of `forecastSteps` at once. */
export function forecast(known: Known, held: Held): Forecast {
  const steps = forecastSteps(known, held);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
