import {
  type Goal,
  type GoalContribution,
  type GoalPromise,
  isoDate,
} from '@halyard/shared-contracts/finance';
import { cents, sum } from '@halyard/shared-contracts/money';
import type { Db } from '../../db/database';
import type { GoalTable } from '../../db/tables/goals';

function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

type GoalRow = Omit<GoalTable, 'user_id'>;

/** Returns all goals in their order, deleted ones included. */
export function goalRows(db: Db, userId: string): Promise<GoalRow[]> {
  return db
    .selectFrom('goals')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('place')
    .orderBy('id')
    .execute();
}

async function sharesOf(db: Db, userId: string) {
  const rows = await db
    .selectFrom('goal_shares')
    .select(['goal_id', 'account_id', 'millionths'])
    .where('user_id', '=', userId)
    .orderBy('account_id')
    .execute();
  return grouped(rows, ({ goal_id }) => goal_id);
}

async function contributionsOf(db: Db, userId: string) {
  const rows = await db
    .selectFrom('goal_contributions')
    .select(['id', 'goal_id', 'account_id', 'date', 'amount_cents', 'opening'])
    .where('user_id', '=', userId)
    .where('amount_cents', 'is not', null)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return grouped(rows, ({ goal_id }) => goal_id);
}

/** Sums contributions by account. A later undo can make a sum negative. */
function amounts(contributions: readonly GoalContribution[]): GoalPromise[] {
  const byAccount = grouped(contributions, ({ accountId }) => accountId);
  return [...byAccount].flatMap(([accountId, own]) => {
    const amount = sum(own.map((each) => each.amount));
    return amount > 0 ? [{ accountId, amount }] : [];
  });
}

/** The most important goal comes first. */
export async function storedGoals(db: Db, userId: string): Promise<Goal[]> {
  const rows = (await goalRows(db, userId)).filter(({ removed }) => removed === 0);
  if (rows.length === 0) return [];
  const shares = await sharesOf(db, userId);
  const added = await contributionsOf(db, userId);
  return rows.map((row, order) => {
    const contributions = (added.get(row.id) ?? []).map((each) => ({
      id: each.id,
      accountId: each.account_id,
      date: isoDate(each.date),
      amount: cents(each.amount_cents ?? 0),
      opening: each.opening === 1,
    }));
    const ofShares = (shares.get(row.id) ?? []).flatMap(({ account_id, millionths }) =>
      millionths === null || millionths === 0 ? [] : [{ accountId: account_id, millionths }],
    );
    return {
      id: row.id,
      name: row.name,
      target: row.target_cents === null ? null : cents(row.target_cents),
      date: row.date === null ? null : isoDate(row.date),
      promises: [...ofShares, ...amounts(contributions)],
      contributions,
      order,
      madeOn: isoDate(row.made_on),
    };
  });
}
