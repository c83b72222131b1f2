import { type Goal, type GoalPromise, isShare } from '@halyard/shared-contracts/finance';
import { cents, type Cents, ZERO } from '@halyard/shared-contracts/money';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/database';
import type { GoalTable } from '../../db/tables/goals';
import { changeText } from '../../changes/changed-columns';
import { entityId } from '../../changes/changed-fields';
import type { ChangedRow } from '../../changes/record-change';

export interface GoalWrite {
  readonly trx: Db;
  readonly userId: string;
  /** New contributions get this day. */
  readonly today: string;
}

type Field = 'name' | 'target_cents' | 'date' | 'place' | 'removed';

/** Returns the fields that changed. */
export async function setGoal(
  { trx, userId }: GoalWrite,
  before: Pick<GoalTable, Field | 'id'>,
  fields: Partial<Pick<GoalTable, Field>>,
): Promise<ChangedRow[]> {
  const names: readonly Field[] = ['name', 'target_cents', 'date', 'place', 'removed'];
  const changed = names.filter(
    (name) => fields[name] !== undefined && fields[name] !== before[name],
  );
  if (changed.length === 0) return [];
  await trx
    .updateTable('goals')
    .set(fields)
    .where('user_id', '=', userId)
    .where('id', '=', before.id)
    .execute();
  return changed.map((field) => ({
    entity: 'goal',
    field,
    entity_id: before.id,
    before: changeText(before[field]),
    after: changeText(fields[field] ?? null),
  }));
}

async function setShare(
  { trx, userId }: GoalWrite,
  goalId: string,
  accountId: string,
  before: number | null,
  millionths: number | null,
): Promise<ChangedRow[]> {
  if (before === millionths) return [];
  await trx
    .insertInto('goal_shares')
    .values({ user_id: userId, goal_id: goalId, account_id: accountId, millionths })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'goal_id', 'account_id']).doUpdateSet({ millionths }),
    )
    .execute();
  const entity_id = entityId(goalId, accountId);
  const [was, is] = [changeText(before), changeText(millionths)];
  return [{ entity: 'goal-share', field: 'millionths', entity_id, before: was, after: is }];
}

/** A negative contribution takes money out. */
export async function addContribution(
  { trx, userId, today }: GoalWrite,
  goalId: string,
  {
    accountId,
    amount,
    date = today,
    opening = false,
  }: {
    readonly accountId: string;
    readonly amount: Cents;
    readonly date?: string;
    readonly opening?: boolean;
  },
): Promise<ChangedRow[]> {
  const id = `contribution-${uuid()}`;
  await trx
    .insertInto('goal_contributions')
    .values({
      user_id: userId,
      id,
      goal_id: goalId,
      account_id: accountId,
      date,
      amount_cents: amount,
      opening: opening ? 1 : 0,
    })
    .execute();
  const [before, after] = [null, String(amount)];
  return [{ entity: 'goal-contribution', field: 'amount_cents', entity_id: id, before, after }];
}

const shareIn = (promises: readonly GoalPromise[], accountId: string): number | null =>
  promises.filter(isShare).find((each) => each.accountId === accountId)?.millionths ?? null;

const amountIn = (promises: readonly GoalPromise[], accountId: string): Cents => {
  const found = promises.find((each) => !isShare(each) && each.accountId === accountId);
  return found && !isShare(found) ? found.amount : ZERO;
};

/** Sets the promises of a goal. A changed amount becomes a contribution. */
export async function setPromises(
  write: GoalWrite,
  { id, promises: before }: Pick<Goal, 'id' | 'promises'>,
  promises: readonly GoalPromise[],
  opening = false,
): Promise<ChangedRow[]> {
  const rows: ChangedRow[] = [];
  const accounts = new Set([...before, ...promises].map(({ accountId }) => accountId));
  for (const accountId of accounts) {
    const [was, is] = [shareIn(before, accountId), shareIn(promises, accountId)];
    rows.push(...(await setShare(write, id, accountId, was, is)));
    const amount = cents(amountIn(promises, accountId) - amountIn(before, accountId));
    if (amount === 0) continue;
    rows.push(...(await addContribution(write, id, { accountId, amount, opening })));
  }
  return rows;
}

export async function setOrder(
  write: GoalWrite,
  stored: readonly Pick<GoalTable, Field | 'id'>[],
  id: string,
  order: number | undefined,
): Promise<ChangedRow[]> {
  const moved = stored.find((each) => each.id === id);
  if (order === undefined || !moved) return [];
  const others = stored.filter((each) => each.id !== id);
  const rows: ChangedRow[] = [];
  for (const [place, each] of others.toSpliced(order, 0, moved).entries()) {
    rows.push(...(await setGoal(write, each, { place })));
  }
  return rows;
}
