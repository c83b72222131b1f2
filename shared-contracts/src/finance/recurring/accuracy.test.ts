import fc from 'fast-check';
import { cents } from '../../money';
import { LABELED_PAYEES, LABELED_TODAY } from '../../testing/labeled-payments';
import {
  type History,
  histories,
  STREAMS_TODAY,
  type TrueStream,
} from '../../testing/recurring-streams';
import { addDays, daysBetween, type IsoDate } from '../civil-date';
import type { Transaction } from '../entities';
import { RHYTHMS } from './cadence';
import type { RecurringStream } from './stream';
import { endedStreams, recurringStreams } from './streams';

const holdsMostOf = (rows: readonly Transaction[]) => {
  const ids = new Set(rows.map(({ id }) => id));
  return ({ transactionIds }: RecurringStream): boolean =>
    transactionIds.filter((id) => ids.has(id)).length * 2 > transactionIds.length;
};

const foundFor = (known: TrueStream, found: readonly RecurringStream[]) =>
  found.filter(holdsMostOf(known.rows)).find(({ cadence }) => cadence === known.cadence);

const rowsOf = ({ streams, habits }: History): Transaction[] => [
  ...streams.flatMap(({ rows }) => rows),
  ...habits,
];

/** RECURRING_USERS replaces the number of generated users. */
const USERS = Number(process.env['RECURRING_USERS'] ?? 16);

const SAMPLE = fc.sample(histories, { numRuns: USERS, seed: 20_251_123 });

describe('recurringStreams', () => {
  it('finds 95 % of the payments of generated users, 97 % of what it finds is right, and so are 95 % of next days', () => {
    const count = { known: 0, found: 0, right: 0, onTime: 0 };
    for (const history of SAMPLE) {
      const found = recurringStreams(rowsOf(history), STREAMS_TODAY);
      const right = history.streams.flatMap((known) => {
        const stream = foundFor(known, found);
        return stream ? [Math.abs(daysBetween(known.next, stream.nextDate))] : [];
      });
      count.known += history.streams.length;
      count.found += found.length;
      count.right += right.length;
      count.onTime += right.filter((daysOff) => daysOff <= 3).length;
    }
    expect(count.known).toBeGreaterThan(200);
    expect(count.right / count.known).toBeGreaterThanOrEqual(0.95);
    expect(count.right / count.found).toBeGreaterThanOrEqual(0.97);
    expect(count.onTime / count.right).toBeGreaterThanOrEqual(0.95);
  });

  const all = LABELED_PAYEES.flatMap(({ rows }) => rows);
  const allLive = recurringStreams(all, LABELED_TODAY);
  const allEnded = endedStreams(all, LABELED_TODAY);

  it.each(
    LABELED_PAYEES.map((payee) => [payee.rows[0]!.merchant, payee.label, payee.rows] as const),
  )('reads "%s" among all labeled rows as %s', (_, label, rows) => {
    const live = allLive.filter(holdsMostOf(rows));
    const ended = allEnded.filter(holdsMostOf(rows));
    expect(live.map(({ cadence }) => cadence)).toEqual(label in RHYTHMS ? [label] : []);
    expect(ended).toHaveLength(label === 'ended' ? 1 : 0);
  });
});

const EVENTS: Readonly<Record<string, (payment: Transaction) => readonly Transaction[]>> = {
  skipped: () => [],
  doubled: (payment) => [payment, { ...payment, id: `${payment.id}-again` }],
  'doubled a day later': (payment) => [
    payment,
    { ...payment, id: `${payment.id}-again`, date: addDays(payment.date, 1) },
  ],
  renamed: (payment) => [{ ...payment, merchant: 'New Brand Holdings' }],
  'given a new reference': (payment) => [
    { ...payment, merchant: `${payment.merchant} REF 77120 ID:X9` },
  ],
  'moved by nine days': (payment) => [{ ...payment, date: addDays(payment.date, 9) }],
  'made dearer by a fifth': (payment) => [
    { ...payment, amount: cents(Math.round(payment.amount * 1.2)) },
  ],
};

/** A payment can only be lost from a stream that was found before. Nine days are longer than a short period. */
const canHappen = (event: string, { cadence, rows }: TrueStream, at: number): boolean =>
  at >= RHYTHMS[cadence].fewestPayments &&
  at < rows.length &&
  !(event.startsWith('moved') && /week|semi/.test(cadence));

const latest = (rows: readonly Transaction[]): IsoDate =>
  rows
    .map(({ date }) => date)
    .sort()
    .at(-1)!;

/**
 * Returns the payees whose stream is no longer found after the event happened to a payment. `later` payments follow
 * that one.
 */
function lostBy(event: string, later: number): { readonly tries: number; readonly lost: string[] } {
  const results = SAMPLE.slice(0, 3).flatMap((history) =>
    history.streams
      .filter((known) => canHappen(event, known, known.rows.length - 1 - later))
      .map((known) => {
        const at = known.rows.length - 1 - later;
        const changed = known.rows.flatMap((row, index) =>
          index === at ? EVENTS[event]!(row) : [row],
        );
        const today = addDays(latest([...changed, known.rows[at]!]), 1);
        const rows = [...changed, ...history.habits].filter(({ date }) => date <= today);
        const found = foundFor({ ...known, rows: changed }, recurringStreams(rows, today));
        return found ? null : known.payee;
      }),
  );
  return { tries: results.length, lost: results.filter((payee) => payee !== null) };
}

describe.each(Object.keys(EVENTS))('a recurring payment that is %s', (event) => {
  it.each([
    ['the next day', 0],
    ['after the next payment', 1],
  ])('is still found %s', (_, later) => {
    const { tries, lost } = lostBy(event, later);
    expect(tries).toBeGreaterThan(20);
    expect(lost).toEqual([]);
  });
});
