import fc from 'fast-check';
import { cents } from '../money';
import { addDays, daysBetween, type IsoDate, isoDate, monthOf } from '../finance/civil-date';
import type { Transaction } from '../finance/entities';
import { transaction } from './builders';
import { type History, histories, STREAMS_TODAY } from './recurring-streams';

export const CASH_USER_KINDS = [
  'steady',
  'irregular pay',
  'job ended',
  'new rent',
  'seasonal spending',
  'large purchase',
  'overdraft',
  'two accounts',
] as const;

type Kind = (typeof CASH_USER_KINDS)[number];

/** The user has a year of rows. Savings are zero unless there are two accounts. */
export interface CashUser {
  readonly kind: Kind;
  readonly rows: readonly Transaction[];
  /** On this day, something changed that nobody could know before. */
  readonly changedOn: IsoDate | null;
  readonly balances: { readonly checking: number; readonly savings: number };
}

type Next = (below: number) => number;

const rowsOf = ({ habits, streams }: History): Transaction[] => [
  ...habits,
  ...streams.flatMap(({ rows }) => rows),
];

const isPay = ({ amount, category }: Transaction): boolean => amount > 0 && category === 'Salary';

const FIRST = isoDate('2024-06-01');

const PURCHASE = 'car';

/** Returns invoices of very different sizes on irregular days. */
function irregularPay(rows: readonly Transaction[], next: Next): Transaction[] {
  const paid: Transaction[] = [];
  for (let date = addDays(FIRST, next(20)); date <= STREAMS_TODAY;) {
    const client = ['Foxglove Ltd', 'Harbor Studio', 'Nine Pines'][next(3)]!;
    const amount = cents(600_00 + next(6_000_00));
    paid.push(
      transaction({ id: `invoice-${date}`, merchant: client, category: 'Income', date, amount }),
    );
    date = addDays(date, 4 + next(22));
  }
  return [...rows.filter((row) => !isPay(row)), ...paid];
}

const changed = (
  rows: readonly Transaction[],
  applies: (row: Transaction) => boolean,
  factor: (row: Transaction) => number,
): Transaction[] =>
  rows.map((row) =>
    applies(row) ? { ...row, amount: cents(Math.round(row.amount * factor(row))) } : row,
  );

const SEASON: Readonly<Record<string, number>> = { '11': 1.8, '12': 2.5, '01': 0.6, '02': 0.6 };

/** Scales income to a little more than spending, so that cash does not accumulate. */
function withinMeans(rows: readonly Transaction[]): Transaction[] {
  const total = (isCounted: (amount: number) => boolean): number =>
    rows.reduce((sum, { amount }) => sum + (isCounted(amount) ? amount : 0), 0);
  const factor = (-1.04 * total((amount) => amount < 0)) / total((amount) => amount > 0);
  return changed(
    rows,
    ({ amount }) => amount > 0,
    () => factor,
  );
}

/** Returns both rows of each monthly transfer to savings. */
function savingRows(): Transaction[] {
  const rows: Transaction[] = [];
  for (let date = FIRST; date <= STREAMS_TODAY; date = addDays(date, 1)) {
    if (!date.endsWith('-02')) continue;
    const [out, into] = [`save-out-${date}`, `save-in-${date}`];
    const shared = { merchant: 'Transfer to savings', category: 'Savings', date } as const;
    rows.push(
      transaction({
        ...shared,
        id: out,
        amount: cents(-100_00),
        transfer: { id: into, accountId: 'acc-2' },
      }),
      transaction({
        ...shared,
        id: into,
        accountId: 'acc-2',
        amount: cents(100_00),
        transfer: { id: out, accountId: 'acc-1' },
      }),
    );
  }
  return rows;
}

function reshaped(
  { kind, day }: Pick<CashUser, 'kind'> & { readonly day: IsoDate },
  rows: readonly Transaction[],
  next: Next,
): Transaction[] {
  switch (kind) {
    case 'irregular pay':
      return irregularPay(rows, next);
    case 'job ended':
      return rows.filter((row) => !isPay(row) || row.date < day);
    case 'new rent':
      return changed(
        rows,
        ({ category, date }) => category === 'Rent' && date >= day,
        () => 1.4,
      );
    case 'seasonal spending':
      return changed(
        rows,
        ({ amount }) => amount < 0,
        ({ date, category }) => (category === 'Rent' ? 1 : (SEASON[monthOf(date).slice(5)] ?? 1)),
      );
    case 'large purchase':
      return [
        ...rows,
        transaction({
          id: PURCHASE,
          merchant: 'Motor Mile',
          category: 'Shopping',
          date: addDays(STREAMS_TODAY, -20 - next(90)),
          amount: cents(-4_000_00 - next(4_000_00)),
        }),
      ];
    case 'two accounts':
      return [...rows, ...savingRows()];
    default:
      return [...rows];
  }
}

function changeOf(kind: Kind, day: IsoDate, rows: readonly Transaction[]): IsoDate | null {
  if (kind === 'large purchase') return rows.find(({ id }) => id === PURCHASE)?.date ?? null;
  return kind === 'job ended' || kind === 'new rent' ? day : null;
}

/** Returns the lowest point and the end of an account, in cents from its start. */
function courseOf(rows: readonly Transaction[], accountId: string) {
  const days = daysBetween(FIRST, STREAMS_TODAY);
  const moved = new Map<IsoDate, number>();
  for (const row of rows) {
    if (row.accountId !== accountId) continue;
    moved.set(row.date, (moved.get(row.date) ?? 0) + row.amount);
  }
  let [balance, lowest] = [0, 0];
  for (let day = 0; day <= days; day += 1) {
    balance += moved.get(addDays(FIRST, day)) ?? 0;
    lowest = Math.min(lowest, balance);
  }
  return { end: balance, lowest };
}

function userOf(history: History, kind: Kind, seed: number): CashUser {
  let state = seed + 1;
  const next: Next = (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state % below;
  };
  const day = addDays(STREAMS_TODAY, -40 - next(100));
  const rows = reshaped({ kind, day }, withinMeans(rowsOf(history)), next);
  const { end, lowest } = courseOf(rows, 'acc-1');
  const least = kind === 'overdraft' ? -next(900_00) : 200_00 + next(4_000_00);
  return {
    kind,
    rows,
    changedOn: changeOf(kind, day, rows),
    balances: {
      checking: end - lowest + least,
      savings: kind === 'two accounts' ? 2_000_00 + courseOf(rows, 'acc-2').end : 0,
    },
  };
}

/** Returns the same users each time, with every kind equally often. */
export const cashUsers = (count: number, seed = 7): CashUser[] =>
  fc
    .sample(histories, { seed, numRuns: count })
    .map((history, at) => userOf(history, CASH_USER_KINDS[at % CASH_USER_KINDS.length]!, at));
