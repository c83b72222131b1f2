import { add, type Cents, ZERO } from '../../money';
import { BUILT_IN_CATEGORIES, type UserCategory } from '../categories/user-category';
import type { CategoryKey } from '../category';
import type { IsoMonth } from '../civil-date';
import type { Budget, Transaction } from '../entities';
import { assignedIn, type CategoryAmounts } from './assigned';
import { type Envelope, envelopes } from './envelopes';
import { monthAmounts } from './month-amounts';
import type { BudgetSetting } from './setting';

export type { CategoryAmounts } from './assigned';

export interface BudgetMonth {
  readonly assigned: CategoryAmounts;
  readonly carried?: CategoryAmounts;
  readonly moved?: CategoryAmounts;
  readonly settings?: Readonly<Record<CategoryKey, BudgetSetting>>;
  readonly spent: CategoryAmounts;
  readonly setAside: Cents;
  /** It is null without a budget. */
  readonly toAssign?: Cents | null;
  readonly categories?: readonly UserCategory[];
}

const amountsOf = (found: readonly Envelope[], of: 'assigned' | 'carried' | 'moved') =>
  Object.fromEntries(found.map((each) => [each.key, each[of]]));

const other = (of: 'carried' | 'moved') => (each: Envelope) => each[of] !== 0;

/** A month before the budget's first one has only its lines. */
export function budgetMonth(
  budget: Budget,
  transactions: readonly Transaction[],
  month: IsoMonth,
  categories: readonly UserCategory[] = BUILT_IN_CATEGORIES,
): BudgetMonth {
  const { spent, setAside } = monthAmounts(transactions, month);
  const base = { categories, spent, setAside };
  const found = envelopes(budget, transactions, month, categories).at(-1);
  if (!found) return { ...base, assigned: assignedIn(budget, month), toAssign: null };
  const carryingOver = found.envelopes.filter(({ setting }) => setting.kind !== 'none');
  return {
    ...base,
    assigned: amountsOf(found.envelopes, 'assigned'),
    carried: amountsOf(found.envelopes.filter(other('carried')), 'carried'),
    moved: amountsOf(found.envelopes.filter(other('moved')), 'moved'),
    settings: Object.fromEntries(carryingOver.map(({ key, setting }) => [key, setting])),
    toAssign: found.envelopes.length === 0 ? null : found.toAssign,
  };
}

export function fundsOf({
  assigned,
  carried = {},
  moved = {},
}: Pick<BudgetMonth, 'assigned' | 'carried' | 'moved'>): CategoryAmounts {
  return Object.fromEntries(
    Object.entries(assigned).map(([key, amount]) => [
      key,
      add(add(amount, carried[key] ?? ZERO), moved[key] ?? ZERO),
    ]),
  );
}
