import { type Cents, cents } from '../../money';
import { categoryFacts } from '../categories/user-category';
import type { IsoDate } from '../civil-date';
import type { Transaction } from '../entities';
import { graceEnd } from '../recurring/cadence';
import { nextDate } from '../recurring/next-date';
import { payeeKey } from '../recurring/payee-key';
import type { RecurringStream } from '../recurring/stream';
import type { CalendarEntry } from './calendar-entry';

/** Both days are included. */
export interface Span {
  readonly from: IsoDate;
  readonly until: IsoDate;
}

export interface StreamEntry {
  readonly entry: CalendarEntry;
  readonly accountId: string;
  readonly paidBy: string | null;
}

function kindOf(stream: RecurringStream): CalendarEntry['kind'] {
  const { kind } = categoryFacts(stream);
  if (kind === 'saving' || kind === 'transfer') return 'moved';
  return stream.direction === 'in' ? 'payday' : 'bill';
}

const following = (date: IsoDate, { cadence, onDays, onWeekday }: RecurringStream): IsoDate =>
  nextDate(date, cadence, onDays, onWeekday);

function skipped(stream: RecurringStream, paid: readonly Transaction[], { from, until }: Span) {
  return paid.slice(1).flatMap(({ date: next }, at) => {
    const dates: IsoDate[] = [];
    let date = following(paid[at]!.date, stream);
    while (graceEnd(date, stream.cadence) < next) {
      const after = following(date, stream);
      if (after <= next) dates.push(date);
      date = after;
    }
    return dates.filter((day) => day >= from && day <= until);
  });
}

function dueDates({ stream, until }: { stream: RecurringStream; until: IsoDate }): IsoDate[] {
  const dates: IsoDate[] = [];
  for (let date = stream.nextDate; date <= until; date = following(date, stream)) dates.push(date);
  return dates;
}

const signed = ({ direction }: RecurringStream, size: Cents): Cents =>
  cents(direction === 'in' ? size : -size);

type Part = Pick<CalendarEntry, 'date' | 'amount' | 'status'> & Partial<CalendarEntry>;

/** Returns paid, missed, and expected payments. An `ended` stream expects nothing. */
export function streamEntries(
  stream: RecurringStream,
  rows: ReadonlyMap<string, Transaction>,
  span: Span,
  { today, ended }: { readonly today: IsoDate; readonly ended: boolean },
): StreamEntry[] {
  const kind = kindOf(stream);
  const paid = stream.transactionIds.flatMap((id) => rows.get(id) ?? []);
  const entry = (part: Part, paidBy: string | null = null): StreamEntry => ({
    entry: {
      id: [stream.direction, payeeKey(stream.merchant), stream.accountId, part.date].join(' '),
      name: stream.merchant,
      kind,
      rhythm: stream.cadence,
      scheduledId: null,
      priceBefore: null,
      ...part,
    },
    accountId: stream.accountId,
    paidBy,
  });
  const expected = signed(stream, stream.priceRise?.to ?? stream.typicalAmount);
  const due = ended ? [] : dueDates({ stream, until: span.until });
  return [
    ...paid
      .filter(({ date }) => date >= span.from && date <= span.until)
      .map(({ id, date, amount }) => entry({ date, amount, status: 'paid' }, id)),
    ...skipped(stream, paid, span).map((date) =>
      entry({ date, amount: signed(stream, stream.typicalAmount), status: 'missed' }),
    ),
    ...due
      .filter((date) => date >= span.from)
      .map((date) =>
        entry({
          date,
          amount: expected,
          status: graceEnd(date, stream.cadence) < today ? 'missed' : 'due',
          priceBefore: stream.priceRise?.from ?? null,
        }),
      ),
  ];
}
