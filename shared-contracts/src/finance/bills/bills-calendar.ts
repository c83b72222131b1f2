import { compareDates } from '../civil-date';
import type { FinancialData, Transaction } from '../entities';
import { forecast } from '../forecast/forecast';
import type { RecurringStream } from '../recurring/stream';
import { endedStreams, recurringStreams } from '../recurring/streams';
import { lastDayToPay, type Occurrence, occurrences } from '../schedule/occurrences';
import { matchesPayment } from '../schedule/own-items';
import { cashAccounts } from '../trend/daily-balances';
import { categoryFacts } from '../categories/user-category';
import type { CalendarEntry } from './calendar-entry';
import { type Span, type StreamEntry, streamEntries } from './stream-entries';

type Known = Pick<FinancialData, 'accounts' | 'scheduled' | 'transactions' | 'today'>;

/** Card payments are not among the recurring streams, because they move the user's own money. */
function cardStreams(known: Known): readonly RecurringStream[] {
  const held = cashAccounts(known.accounts);
  if (held.length === 0) return [];
  return forecast(known, held).streams.filter(
    (stream) => stream.direction === 'out' && categoryFacts(stream).kind === 'transfer',
  );
}

function ownEntry({ item, date, paidBy }: Occurrence, { today }: Known): CalendarEntry {
  const isMissed = paidBy === null && lastDayToPay(date) < today;
  const open = isMissed ? 'missed' : 'due';
  return {
    id: `own ${item.id} ${date}`,
    date: paidBy?.date ?? date,
    name: item.name,
    amount: paidBy?.amount ?? item.amount,
    kind: item.amount < 0 ? 'bill' : 'payday',
    status: paidBy ? 'paid' : open,
    rhythm: item.rhythm,
    scheduledId: item.id,
    priceBefore: null,
  };
}

/** The user's own item replaces the payment that it announces. */
function isOwn({ entry, accountId, paidBy }: StreamEntry, own: readonly Occurrence[]): boolean {
  return own.some(
    (one) =>
      (one.paidBy !== null && one.paidBy.id === paidBy) ||
      (entry.status !== 'paid' && matchesPayment(one, { ...entry, accountId })),
  );
}

const rowsOf = (transactions: readonly Transaction[], streams: readonly RecurringStream[]) => {
  const ids = new Set(streams.flatMap(({ transactionIds }) => transactionIds));
  return new Map(transactions.flatMap((row) => (ids.has(row.id) ? [[row.id, row]] : [])));
};

function withOwnIds(entries: readonly CalendarEntry[]): CalendarEntry[] {
  const times = new Map<string, number>();
  return entries.map((entry) => {
    const before = times.get(entry.id) ?? 0;
    times.set(entry.id, before + 1);
    return before === 0 ? entry : { ...entry, id: `${entry.id} ${before + 1}` };
  });
}

/**
 * Returns the entries by date (P3-B3-1). A payment is on the day on which it came, any other entry on its expected
 * day.
 */
export function billsCalendar(known: Known, span: Span): CalendarEntry[] {
  const { transactions, today } = known;
  const live = [...recurringStreams(transactions, today), ...cardStreams(known)];
  const ended = endedStreams(transactions, today);
  const rows = rowsOf(transactions, [...live, ...ended]);
  const own = occurrences(known.scheduled, transactions, span.from, span.until);
  const entries = [
    ...live.flatMap((stream) => streamEntries(stream, rows, span, { today, ended: false })),
    ...ended.flatMap((stream) => streamEntries(stream, rows, span, { today, ended: true })),
  ].filter((each) => !isOwn(each, own));
  const all = [...entries.map(({ entry }) => entry), ...own.map((one) => ownEntry(one, known))];
  return withOwnIds(all.sort((a, b) => compareDates(a.date, b.date) || a.amount - b.amount));
}
