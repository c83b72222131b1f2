import { addDays, dayOf, daysBetween } from '../civil-day';
import { enrich } from '../enrich/enrich';
import type { Item, Row } from './item';
import { currentRows } from './ledger';

type Frequency = 'WEEKLY' | 'BIWEEKLY' | 'SEMI_MONTHLY' | 'MONTHLY' | 'ANNUALLY';

/** A stream has the rows of one account and one payee, oldest first. A positive amount leaves the account. */
export interface Stream {
  readonly rows: readonly [Row, ...Row[]];
  readonly frequency: Frequency;
  readonly nextDate: string;
  /** `true` means that the next payment is not overdue. */
  readonly active: boolean;
}

interface Gap {
  readonly frequency: Frequency;
  readonly days: readonly [fewest: number, most: number];
  readonly usual: number;
}

const gaps: readonly Gap[] = [
  { frequency: 'WEEKLY', days: [6, 8], usual: 7 },
  { frequency: 'BIWEEKLY', days: [13, 15], usual: 14 },
  { frequency: 'SEMI_MONTHLY', days: [13, 18], usual: 15 },
  { frequency: 'MONTHLY', days: [26, 35], usual: 30 },
  { frequency: 'ANNUALLY', days: [350, 380], usual: 365 },
];

const FEWEST_ROWS = 3;
/** This share of the gaps has to fit. */
const LEAST_FITTING = 0.8;
/** The dearest payment costs at most this many times as much as the cheapest. */
const MOST_SPREAD = 3;
const OVERDUE_AFTER_GAPS = 1.5;

/**
 * Finds regular payments: at least three rows of one payee whose gaps are alike. It is deliberately plain and
 * shares nothing with the product, so that the product's own detection can be compared with it.
 */
export function recurringStreams(item: Item, now: Date): Stream[] {
  const groups = new Map<string, Row[]>();
  for (const row of currentRows(item)) {
    if (row.pending || row.amount === 0) continue;
    const key = `${row.accountId} ${row.amount > 0} ${payee(row)}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].flatMap((rows) => streamOf(rows, dayOf(now)) ?? []);
}

/** Returns the merchant, or the words of the description that have no digit. */
function payee({ description, amount }: Row): string {
  const words = description.split(/\s+/).filter((word) => !/\d/.test(word));
  return enrich(description, amount).merchant ?? words.join(' ');
}

function streamOf(unsorted: readonly Row[], today: string): Stream | null {
  const [first, ...later] = unsorted.toSorted((a, b) => a.posted.localeCompare(b.posted));
  if (!first || later.length + 1 < FEWEST_ROWS || spreadOf(unsorted) > MOST_SPREAD) return null;
  const rows: Stream['rows'] = [first, ...later];
  const days = later.map(({ posted }, index) => daysBetween(rows[index]?.posted ?? '', posted));
  const gap = gaps.find(({ days: [fewest, most] }) => {
    const fitting = days.filter((each) => each >= fewest && each <= most);
    return fitting.length >= LEAST_FITTING * days.length;
  });
  if (!gap) return null;
  const last = rows.at(-1)?.posted ?? first.posted;
  return {
    rows,
    frequency: gap.frequency,
    nextDate: addDays(last, gap.usual),
    active: daysBetween(last, today) <= OVERDUE_AFTER_GAPS * gap.usual,
  };
}

function spreadOf(rows: readonly Row[]): number {
  const sizes = rows.map(({ amount }) => Math.abs(amount));
  return Math.max(...sizes) / Math.min(...sizes);
}
