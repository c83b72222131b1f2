import fc from 'fast-check';
import { cents } from '../money';
import type { Category } from '../finance/category';
import {
  addDays,
  addMonths,
  firstDay,
  isoDate,
  lastDay,
  monthOf,
  type IsoDate,
} from '../finance/civil-date';
import type { Transaction } from '../finance/entities';
import type { Cadence } from '../finance/recurring/cadence';
import { transaction } from './builders';

export const STREAMS_TODAY = isoDate('2025-06-30');
const START = isoDate('2024-06-01');

/** The generator knows this recurring payment. */
export interface TrueStream {
  readonly payee: string;
  readonly cadence: Cadence;
  /** These are the payments until the last day, oldest first. */
  readonly rows: readonly Transaction[];
  /** It is the day of the next payment after the last day. */
  readonly next: IsoDate;
}

interface Kind {
  readonly payees: readonly string[];
  readonly category: Category;
  readonly cadence: Cadence;
  readonly amounts: readonly [from: number, to: number];
  /** Payments differ by up to this percentage. */
  readonly variesBy: number;
}

const kindOf = (
  category: Category,
  cadence: Cadence,
  amounts: Kind['amounts'],
  variesBy: number,
  payees: readonly string[],
): Kind => ({ category, cadence, amounts, variesBy, payees });

const KINDS: readonly Kind[] = [
  kindOf('Subscriptions', 'monthly', [2_99, 24_99], 0, [
    'NETFLIX.COM',
    'Spotify P0{ref}',
    'Hulu',
    'iCloud Storage',
    'Audible*{ref}',
  ]),
  kindOf('Rent', 'monthly', [900_00, 2_800_00], 0, [
    'Elm Street Apartments',
    'ACH DEBIT PARKVIEW RENT {ref}',
  ]),
  kindOf('Utilities', 'monthly', [40_00, 180_00], 35, [
    'City Power & Light',
    'PG&E WEB ONLINE {ref}',
    'Metro Water',
  ]),
  kindOf('Phone', 'monthly', [35_00, 120_00], 4, ['Verizon Wireless', 'T-MOBILE PMT {ref}']),
  kindOf('Auto Loan', 'monthly', [220_00, 620_00], 0, [
    'Toyota Financial',
    'Honda Finance Payment',
  ]),
  kindOf('Auto Insurance', 'monthly', [70_00, 220_00], 0, ['Geico Auto', 'STATE FARM INS {ref}']),
  kindOf('Utilities', 'quarterly', [60_00, 200_00], 20, ['Water District', 'County Trash Service']),
  kindOf('Entertainment', 'monthly', [20_00, 150_00], 0, ['Anytime Gym', 'CrossFit Harbor']),
  kindOf('Groceries', 'weekly', [59_00, 89_00], 0, ['Meal Box Weekly']),
  kindOf('Subscriptions', 'yearly', [15_00, 149_00], 3, ['Amazon Prime Yearly', 'Domain Renewal']),
  kindOf('Salary', 'biweekly', [-3_200_00, -1_200_00], 3, [
    'ACME PAYROLL PPD ID: {ref}',
    'Globex Corp Direct Dep',
  ]),
  kindOf('Salary', 'semimonthly', [-4_000_00, -1_500_00], 0, ['Initech Payroll']),
  kindOf('Income', 'monthly', [-2_900_00, -900_00], 0, [
    'SSA TREAS 310 XXSOC SEC',
    'State Pension Fund',
  ]),
];

const HABITS: readonly {
  readonly payee: string;
  readonly category: Category;
  readonly everyDays: number;
  readonly prices: readonly number[];
}[] = [
  { payee: 'Safeway #{ref}', category: 'Groceries', everyDays: 5, prices: [] },
  { payee: 'Blue Bottle Coffee', category: 'Dining Out', everyDays: 3, prices: [4_75, 5_25, 9_50] },
  { payee: 'Shell Oil {ref}', category: 'Gas', everyDays: 9, prices: [] },
  { payee: 'AMZN Mktp US*{ref}', category: 'Shopping', everyDays: 6, prices: [] },
  { payee: 'Uber Trip', category: 'Transportation', everyDays: 7, prices: [] },
  { payee: 'Cinema Nine', category: 'Entertainment', everyDays: 25, prices: [14_50, 29_00] },
  { payee: 'Corner Pharmacy', category: 'Other', everyDays: 21, prices: [] },
  { payee: 'Delta Air Lines', category: 'Travel', everyDays: 80, prices: [] },
];

const dayIn = (month: ReturnType<typeof monthOf>, day: number): IsoDate => {
  const date = addDays(firstDay(month), day - 1);
  return date > lastDay(month) ? lastDay(month) : date;
};

const MONTHS = { monthly: 1, quarterly: 3, yearly: 12 } as const;

/** Returns the days on which a payment is due, and the first one after the last day. */
function dueDays(cadence: Cadence, offset: number): IsoDate[] {
  const months = Array.from({ length: 30 }, (_, index) => addMonths(monthOf(START), index));
  if (cadence === 'semimonthly')
    return months.flatMap((month) => [dayIn(month, 15), lastDay(month)]);
  if (cadence === 'weekly' || cadence === 'biweekly') {
    const days = cadence === 'weekly' ? 7 : 14;
    return Array.from({ length: 70 }, (_, index) => addDays(START, (offset % days) + index * days));
  }
  const step = MONTHS[cadence];
  const first = cadence === 'yearly' ? 0 : offset % step;
  return months
    .filter((_, index) => index % step === first)
    .map((month) => dayIn(month, 1 + (offset % 28)));
}

/** A bank books on business days, a day or two later. */
const booked = (due: IsoDate, delay: number): IsoDate => {
  const weekday = new Date(`${due}T00:00:00Z`).getUTCDay();
  const shift = { 6: 2, 0: 1 }[weekday] ?? 0;
  return addDays(due, shift || delay);
};

const withReference = (payee: string, number: number): string =>
  payee.replace('{ref}', String(number));

interface Dice {
  readonly next: (below: number) => number;
}

function streamFrom(kind: Kind, dice: Dice): TrueStream {
  const { cadence, category, amounts, variesBy } = kind;
  const payee = kind.payees[dice.next(kind.payees.length)]!;
  const base = amounts[0] + dice.next(amounts[1] - amounts[0] + 1);
  const due = dueDays(cadence, dice.next(84));
  const rows = due
    .filter((day) => day >= START)
    .map((day) => {
      const percent = 100 - variesBy + dice.next(2 * variesBy + 1);
      return transaction({
        id: `${payee}-${day}`,
        merchant: withReference(payee, 10_000 + dice.next(90_000)),
        category,
        date: booked(day, cadence === 'weekly' || cadence === 'biweekly' ? 0 : dice.next(2)),
        amount: cents(-Math.round((base * percent) / 100)),
      });
    });
  return {
    payee,
    cadence,
    rows: rows.filter(({ date }) => date <= STREAMS_TODAY),
    next: rows.find(({ date }) => date > STREAMS_TODAY)!.date,
  };
}

function habitRows(habit: (typeof HABITS)[number], dice: Dice): Transaction[] {
  const rows: Transaction[] = [];
  let day = addDays(START, dice.next(habit.everyDays));
  while (day <= STREAMS_TODAY) {
    const amount = habit.prices[dice.next(habit.prices.length || 1)] ?? 3_00 + dice.next(140_00);
    rows.push(
      transaction({
        id: `${habit.payee}-${rows.length}`,
        merchant: withReference(habit.payee, 1_000 + dice.next(9_000)),
        category: habit.category,
        date: day,
        amount: cents(-amount),
      }),
    );
    day = addDays(day, 1 + dice.next(2 * habit.everyDays));
  }
  return rows;
}

/** A history is a year of rows: recurring payments, which are known, and habits, which do not recur. */
export interface History {
  readonly streams: readonly TrueStream[];
  readonly habits: readonly Transaction[];
}

/** Each history has one stream of every kind. */
export const histories: fc.Arbitrary<History> = fc
  .infiniteStream(fc.nat({ max: 2 ** 30 }))
  .map((numbers) => {
    const dice: Dice = { next: (below) => numbers.next().value! % below };
    return {
      streams: KINDS.map((kind) => streamFrom(kind, dice)),
      habits: HABITS.flatMap((habit) => habitRows(habit, dice)),
    };
  });
