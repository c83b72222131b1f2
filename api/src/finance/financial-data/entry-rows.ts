import {
  type Budget,
  type CategoryBook,
  type CategoryKey,
  isoDate,
  isoMonth,
  type Notification,
  type Paystub,
  type ProtectionPolicy,
  type ScheduledItem,
} from '@halyard/shared-contracts/finance';
import { type Cents, cents } from '@halyard/shared-contracts/money';
import type { Database } from '../../db/schema';
import type { BudgetTable } from '../../db/tables/budgets';

export function toPolicy(row: Database['policies']): ProtectionPolicy {
  return {
    id: row.id,
    type: row.type,
    provider: row.provider,
    policyNumber: row.policy_number,
    premium: cents(row.premium_cents),
    coverage: cents(row.coverage_cents),
    status: row.status,
  };
}

export function toPaystub(row: Database['paystubs']): Paystub {
  return {
    id: row.id,
    date: isoDate(row.date),
    employer: row.employer,
    gross: cents(row.gross_cents),
    deductions: cents(row.deductions_cents),
    net: cents(row.net_cents),
  };
}

export function toScheduledItem(row: Database['scheduled_items']): ScheduledItem {
  return {
    id: row.id,
    name: row.name,
    amount: cents(row.amount_cents),
    date: isoDate(row.date),
    rhythm: row.rhythm,
    ends: row.ends === null ? null : isoDate(row.ends),
    accountId: row.account_id,
  };
}

type BudgetRow = Omit<BudgetTable, 'user_id'>;
type Lines = Readonly<Record<CategoryKey, Cents>>;

function withLine(lines: Lines, row: BudgetRow): Lines {
  const { category_key: key } = row;
  const { [key]: _, ...others } = lines;
  return row.assigned_cents === null ? others : { ...others, [key]: cents(row.assigned_cents) };
}

/** A category that was merged or that can have no budget has no line. */
const linesOf = (lines: Lines, { find }: CategoryBook): Lines =>
  Object.fromEntries(
    Object.entries(lines).filter(([key]) => {
      const category = find(key);
      return category?.id === key && (category.builtIn || category.group !== null);
    }),
  );

/** Replaces lines of a budget by the user's own. A row without an amount removes its line. */
export function withBudgetRows(
  base: Budget,
  rows: readonly BudgetRow[],
  book: CategoryBook,
): Budget {
  const { standard, months } = replaced(base, rows);
  return {
    standard: linesOf(standard, book),
    months: Object.fromEntries(
      Object.entries(months).map(([month, lines = {}]) => [month, linesOf(lines, book)]),
    ),
  };
}

function replaced(base: Budget, rows: readonly BudgetRow[]): Budget {
  return rows.reduce<Budget>((budget, row) => {
    if (row.month === '') return { ...budget, standard: withLine(budget.standard, row) };
    const month = isoMonth(row.month);
    const lines = withLine(budget.months[month] ?? {}, row);
    return { ...budget, months: { ...budget.months, [month]: lines } };
  }, base);
}

interface ReadRow {
  readonly notification_id: string;
  readonly read: number;
}

export function withReads(
  notifications: readonly Notification[],
  rows: readonly ReadRow[],
): Notification[] {
  const marks = new Map(rows.map(({ notification_id, read }) => [notification_id, read === 1]));
  return notifications.map((notification) => ({
    ...notification,
    read: marks.get(notification.id) ?? notification.read,
  }));
}
