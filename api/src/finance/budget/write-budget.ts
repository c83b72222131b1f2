import {
  addMonths,
  type CategoryBook,
  type FinancialData,
  fundsOf,
  budgetMonth,
  isClosed,
  isoMonth,
  type IsoMonth,
  monthLabel,
  openMonth,
} from '@halyard/shared-contracts/finance';
import { cents, formatUsd, fromDollars, ZERO } from '@halyard/shared-contracts/money';
import type { BudgetInput, BudgetMoveInput } from '@halyard/shared-contracts/wire';
import { v7 as uuid } from 'uuid';
import { changedColumns } from '../../changes/changed-columns';
import { entityId } from '../../changes/changed-fields';
import { type ChangedRow, recordChange } from '../../changes/record-change';
import type { Db } from '../../db/database';
import { categoryBookOf } from '../../db/row/category-row';
import { AppError } from '../../errors';
import { beginBudget } from './budget-start';
import { storeSetting } from './store-setting';
import { withEnvelopes } from './stored-budget';

/** These lines are valid in every month. */
const EVERY_MONTH = '';

export interface BudgetWork {
  readonly trx: Db;
  readonly userId: string;
  readonly now: Date;
  readonly data: FinancialData;
}

/** Throws BAD_REQUEST for an unknown category. */
function requireCategories({ find }: CategoryBook, keys: readonly string[]): void {
  if (keys.some((key) => find(key)?.id !== key)) throw new AppError('BAD_REQUEST');
}

const BUDGET_FIELDS = [{ entity: 'budget', field: 'assigned_cents' } as const];

/** Stores an amount. Null is stored too, because it removes a line of the sample. */
async function assign(
  { trx, userId }: BudgetWork,
  month: string,
  category_key: string,
  assigned_cents: number | null,
): Promise<ChangedRow[]> {
  const before = await trx
    .selectFrom('budgets')
    .select('assigned_cents')
    .where('user_id', '=', userId)
    .where('month', '=', month)
    .where('category_key', '=', category_key)
    .executeTakeFirst();
  await trx
    .insertInto('budgets')
    .values({ user_id: userId, month, category_key, assigned_cents })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'month', 'category_key']).doUpdateSet({ assigned_cents }),
    )
    .execute();
  return changedColumns(BUDGET_FIELDS, entityId(month, category_key), before, { assigned_cents });
}

/** Stores the present lines for the closed months, so that these stay as they are. */
async function keepClosedMonths(
  { trx, userId, data }: BudgetWork,
  category_key: string,
  assigned_cents: number | null,
): Promise<void> {
  const before = data.budget.standard[category_key] ?? null;
  if (before === assigned_cents) return;
  await trx
    .insertInto('earlier_budgets')
    .values({
      user_id: userId,
      category_key,
      until_month: addMonths(openMonth(data), -1),
      assigned_cents: before,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'category_key', 'until_month']).doNothing(),
    )
    .execute();
}

type SettingInput = NonNullable<BudgetInput['settings']>[string];

/** Throws BAD_REQUEST for a target whose month is over. */
function settingCells(setting: SettingInput, from: IsoMonth) {
  if (setting.kind !== 'target') return { kind: setting.kind, amount_cents: null, by_month: null };
  if (setting.by < from) {
    throw new AppError('BAD_REQUEST', {
      message: `${monthLabel(isoMonth(setting.by))} is over already`,
    });
  }
  const { kind, amount, by } = setting;
  return { kind, amount_cents: fromDollars(amount), by_month: by };
}

async function setEnvelope(
  { trx, userId, data }: BudgetWork,
  category_key: string,
  setting: SettingInput,
): Promise<ChangedRow[]> {
  const month = openMonth(data);
  const cells = settingCells(setting, month);
  const before = await trx
    .selectFrom('budget_settings')
    .select(['kind', 'amount_cents', 'by_month'])
    .where('user_id', '=', userId)
    .where('month', '=', month)
    .where('category_key', '=', category_key)
    .executeTakeFirst();
  return storeSetting(trx, { user_id: userId, category_key, month }, cells, before);
}

/**
 * A setting is valid from the current month on, even if the user looks at another month. Returns the id of the
 * change.
 */
export async function writeBudget(
  work: BudgetWork,
  { month, assigned, settings = {} }: BudgetInput,
): Promise<string | null> {
  const { trx, userId, now, data } = work;
  const keys = [...Object.keys(assigned), ...Object.keys(settings)];
  if (keys.length === 0) return null;
  const book = await categoryBookOf(trx, userId);
  requireCategories(book, keys);
  const rows: ChangedRow[] = [];
  for (const [key, dollars] of Object.entries(assigned)) {
    const amount = dollars === null ? null : fromDollars(dollars);
    if (month === null) await keepClosedMonths(work, key, amount);
    rows.push(...(await assign(work, month ?? EVERY_MONTH, key, amount)));
  }
  for (const [key, setting] of Object.entries(settings))
    rows.push(...(await setEnvelope(work, key, setting)));
  const first = month === null ? openMonth(data) : isoMonth(month);
  await beginBudget(trx, userId, first, now);
  if (rows.length === 0) return null;
  const names = keys.map((key) => book.find(key)?.name);
  const [name = ''] = names;
  const label = new Set(names).size === 1 ? name : '';
  return recordChange(trx, userId, { kind: 'budget-changed', label, rows }, now);
}

const nameOf = ({ find }: CategoryBook, key: string | null): string =>
  key === null ? 'To assign' : (find(key)?.name ?? '');

/** Returns what a category, or the amount still to be assigned, can give in a month. */
function available(
  { budget, transactions, categories }: FinancialData,
  { from, month }: BudgetMoveInput,
) {
  const found = budgetMonth(budget, transactions, isoMonth(month), categories);
  if (from === null) return found.toAssign ?? ZERO;
  return (fundsOf(found)[from] ?? ZERO) - (found.spent[from] ?? ZERO);
}

/** Moves money between two categories of a month. Throws BAD_REQUEST, MONTH_CLOSED, or NOT_ENOUGH. */
export async function moveMoney(work: BudgetWork, input: BudgetMoveInput): Promise<string> {
  const { trx, userId, now, data } = work;
  const { month, from, to } = input;
  const book = await categoryBookOf(trx, userId);
  requireCategories(
    book,
    [from, to].filter((key) => key !== null),
  );
  if (isClosed(data, isoMonth(month))) throw new AppError('MONTH_CLOSED');
  const amount = fromDollars(input.amount);
  // The data may be older than another move.
  const budget = await withEnvelopes(trx, userId, data.budget, book, openMonth(data));
  const there = cents(available({ ...data, budget }, input));
  const name = nameOf(book, from);
  if (amount > there) {
    const left = formatUsd(there < 0 ? ZERO : there);
    throw new AppError('NOT_ENOUGH', { message: `${name} has only ${left} left` });
  }
  const id = `move-${uuid()}`;
  await trx
    .insertInto('budget_moves')
    .values({ user_id: userId, id, month, from_key: from, to_key: to, amount_cents: amount })
    .execute();
  const label = `${formatUsd(amount)} from ${name} to ${nameOf(book, to)}`;
  const [before, after] = [null, String(amount)];
  const row = {
    entity: 'budget-move',
    field: 'amount_cents',
    entity_id: id,
    before,
    after,
  } as const;
  return recordChange(trx, userId, { kind: 'budget-moved', label, rows: [row] }, now);
}
