import { add, cents, type Cents, subtract, sum, ZERO } from '../../money';
import { budgetable, BUILT_IN_CATEGORIES, type UserCategory } from '../categories/user-category';
import type { CategoryKey } from '../category';
import { addMonths, type IsoMonth } from '../civil-date';
import type { Budget, Transaction } from '../entities';
import { assignedIn, type CategoryAmounts } from './assigned';
import { monthAmounts } from './month-amounts';
import { type BudgetSetting, settingOf } from './setting';

/** `left` is carried + assigned + moved − spent. */
export interface Envelope {
  readonly key: CategoryKey;
  readonly setting: BudgetSetting;
  /** It is below zero if the month before spent too much. */
  readonly carried: Cents;
  readonly assigned: Cents;
  /** This is what was moved in minus what was moved out. */
  readonly moved: Cents;
  readonly spent: Cents;
  readonly left: Cents;
}

/**
 * The envelopes and `toAssign` always add up to `cash`, which is all income minus all spending since the budget's
 * first month (P3-B4-7).
 */
export interface EnvelopeMonth {
  readonly month: IsoMonth;
  readonly envelopes: readonly Envelope[];
  /** It is below zero if more was assigned than came in. */
  readonly toAssign: Cents;
  readonly cash: Cents;
}

interface Balances {
  /** It holds what is left in the categories that carry over. */
  readonly carriedOver: ReadonlyMap<CategoryKey, Cents>;
  readonly left: Cents;
  readonly toAssign: Cents;
  readonly cash: Cents;
}

const START: Balances = { carriedOver: new Map(), left: ZERO, toAssign: ZERO, cash: ZERO };

const MONTHS_OF_YEAR = 12;

const indexOf = (month: IsoMonth): number =>
  Number(month.slice(0, 4)) * MONTHS_OF_YEAR + Number(month.slice(5));

/** Returns what a month has to add so that the target is reached in time. It is undefined after the target's month. */
function shareOf(setting: BudgetSetting, there: number, month: IsoMonth): Cents | undefined {
  if (setting.kind !== 'target' || month > setting.by) return undefined;
  const months = indexOf(setting.by) - indexOf(month) + 1;
  return cents(Math.max(0, Math.ceil((setting.amount - there) / months)));
}

/** Sums the moves by category. The part of a removed category counts as still to be assigned. */
function movesOf({ moves = [] }: Budget, month: IsoMonth, known: ReadonlySet<CategoryKey>) {
  const moved = new Map<CategoryKey, Cents>();
  const put = (key: CategoryKey | null, amount: number) => {
    if (key !== null && known.has(key)) moved.set(key, cents((moved.get(key) ?? 0) + amount));
  };
  for (const { month: in_, from, to, amount } of moves) {
    if (in_ !== month) continue;
    put(from, -amount);
    put(to, amount);
  }
  return moved;
}

interface MonthFacts {
  readonly month: IsoMonth;
  readonly lines: CategoryAmounts;
  /** These amounts of the month replace the share of a target. */
  readonly own: CategoryAmounts;
  readonly spent: CategoryAmounts;
  readonly moved: ReadonlyMap<CategoryKey, Cents>;
  readonly before: ReadonlyMap<CategoryKey, Cents>;
}

function envelopeOf(
  key: CategoryKey,
  setting: BudgetSetting,
  { month, lines, own, spent, moved, before }: MonthFacts,
): Envelope | null {
  const carried = setting.kind === 'none' ? ZERO : (before.get(key) ?? ZERO);
  const share = own[key] === undefined ? shareOf(setting, carried, month) : undefined;
  const line = share ?? lines[key];
  const change = moved.get(key) ?? ZERO;
  if (line === undefined && carried === 0 && !moved.has(key)) return null;
  const assigned = line ?? ZERO;
  const paid = spent[key] ?? ZERO;
  const left = subtract(add(add(carried, assigned), change), paid);
  return { key, setting, carried, assigned, moved: change, spent: paid, left };
}

const total = (found: readonly Envelope[], of: 'assigned' | 'moved' | 'spent' | 'carried') =>
  sum(found.map((each) => each[of]));

/** Money that is left in categories without carry-over becomes assignable again. */
function toAssignAfter(
  { left, toAssign }: Balances,
  found: readonly Envelope[],
  income: Cents,
  spent: Cents,
): Cents {
  const released = left - total(found, 'carried');
  const elsewhere = spent - total(found, 'spent');
  const given = total(found, 'assigned') + total(found, 'moved');
  return cents(toAssign + income + released - given - elsewhere);
}

function afterMonth(found: readonly Envelope[]): Pick<Balances, 'carriedOver' | 'left'> {
  const carriedOver = found.filter(({ setting }) => setting.kind !== 'none');
  return {
    carriedOver: new Map(carriedOver.map(({ key, left }) => [key, left])),
    left: sum(found.map(({ left }) => left)),
  };
}

/** A budget without a known beginning starts at its earliest setting or move, or else with `last`. */
function firstMonth({ since, settings = [], moves = [] }: Budget, last: IsoMonth): IsoMonth {
  const known = [
    since ?? last,
    ...settings.map(({ from }) => from),
    ...moves.map(({ month }) => month),
  ];
  return known.reduce((first, each) => (each < first ? each : first));
}

/** Returns the months from the budget's first one to `last`, oldest first. */
export function envelopes(
  budget: Budget,
  transactions: readonly Transaction[],
  last: IsoMonth,
  categories: readonly UserCategory[] = BUILT_IN_CATEGORIES,
): EnvelopeMonth[] {
  const keys = budgetable(categories).map(({ id }) => id);
  const known = new Set(keys);
  const months: EnvelopeMonth[] = [];
  let before = START;
  for (let month = firstMonth(budget, last); month <= last; month = addMonths(month, 1)) {
    const { income, spent } = monthAmounts(transactions, month);
    const facts: MonthFacts = {
      month,
      lines: assignedIn(budget, month),
      own: budget.months[month] ?? {},
      spent,
      moved: movesOf(budget, month, known),
      before: before.carriedOver,
    };
    const found = keys.flatMap(
      (key) => envelopeOf(key, settingOf(budget.settings ?? [], key, month), facts) ?? [],
    );
    const all = sum(Object.values(spent));
    const cash = cents(before.cash + income - all);
    const toAssign = toAssignAfter(before, found, income, all);
    months.push({ month, envelopes: found, toAssign, cash });
    before = { ...afterMonth(found), toAssign, cash };
  }
  return months;
}
