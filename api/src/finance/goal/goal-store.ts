import {
  type Account,
  type Goal,
  type GoalPromise,
  isNewPastDate,
  promiseConflict,
  WHOLE_ACCOUNT,
} from '@halyard/shared-contracts/finance';
import {
  cents,
  type Cents,
  formatUsd,
  fromDollars,
  toDollars,
} from '@halyard/shared-contracts/money';
import type {
  GoalContributionInput,
  GoalInput,
  GoalPromiseInput,
} from '@halyard/shared-contracts/wire';
import { v7 as uuid } from 'uuid';
import type { GoalTable } from '../../db/tables/goals';
import { AppError } from '../../errors';
import { type ChangedRow, recordChange } from '../../changes/record-change';
import { addContribution, type GoalWrite, setGoal, setOrder, setPromises } from './goal-changes';
import { goalRows, storedGoals } from './stored-goals';

const MOST_GOALS = 200;
/** Deleted goals count too. They stay so that the deletion can be undone. */
const MOST_STORED = 2_000;

export interface GoalWork extends GoalWrite {
  readonly accounts: readonly Account[];
  readonly now: Date;
}

export interface ChangedGoal {
  readonly id: string;
  readonly changeId: string | undefined;
}

const promiseOf = (promise: GoalPromiseInput): GoalPromise =>
  'share' in promise
    ? { accountId: promise.accountId, millionths: Math.round(promise.share * WHOLE_ACCOUNT) }
    : { accountId: promise.accountId, amount: fromDollars(promise.amount) };

/** Throws ALREADY_PROMISED with the free amount. */
export function requireFree(
  goal: Pick<Goal, 'promises'>,
  before: Pick<Goal, 'promises'> | null,
  others: readonly Goal[],
  accounts: readonly Account[],
): void {
  const taken = promiseConflict(goal, { before, others, accounts });
  if (!taken) return;
  const { accountId } = taken;
  const name = accounts.find(({ id }) => id === accountId)?.name ?? 'this account';
  throw new AppError('ALREADY_PROMISED', {
    message: `Only ${formatUsd(taken.free)} of ${name} is free for this goal`,
    details: { free: toDollars(taken.free), accountId },
  });
}

/** Throws NOT_FOUND for an unknown account, unless the goal has it already. */
function requireOwn(
  promises: readonly GoalPromise[],
  before: readonly GoalPromise[],
  accounts: readonly Account[],
): void {
  const known = new Set([
    ...before.map(({ accountId }) => accountId),
    ...accounts.map(({ id }) => id),
  ]);
  if (promises.some(({ accountId }) => !known.has(accountId))) throw new AppError('NOT_FOUND');
}

/** Throws BAD_REQUEST for a new date that has passed. */
export function requireDateAhead(
  date: string | null,
  before: string | null,
  { today }: Pick<GoalWrite, 'today'>,
): void {
  if (isNewPastDate(date, before, today)) {
    throw new AppError('BAD_REQUEST', { message: 'A new date of a goal cannot be in the past' });
  }
}

async function record(
  { trx, userId, now }: GoalWork,
  kind: string,
  label: string,
  rows: readonly ChangedRow[],
): Promise<string | undefined> {
  if (rows.length === 0) return undefined;
  return recordChange(trx, userId, { kind, label, rows }, now);
}

/** Throws TOO_MANY_GOALS. */
export async function insertGoal(
  { trx, userId, today }: GoalWrite,
  goal: Pick<GoalTable, 'name' | 'target_cents' | 'date'> & { readonly origin?: string },
): Promise<string> {
  const stored = await goalRows(trx, userId);
  const live = stored.filter(({ removed }) => removed === 0);
  if (live.length >= MOST_GOALS || stored.length >= MOST_STORED)
    throw new AppError('TOO_MANY_GOALS');
  const id = `goal-${uuid()}`;
  const { name, target_cents, date, origin = null } = goal;
  await trx
    .insertInto('goals')
    .values({
      user_id: userId,
      id,
      name,
      target_cents,
      date,
      place: live.length,
      made_on: today,
      origin,
      removed: 0,
    })
    .execute();
  return id;
}

const targetOf = (target: number | null): Cents | null =>
  target === null ? null : fromDollars(target);

/** Throws NOT_FOUND for another user's account, ALREADY_PROMISED, or TOO_MANY_GOALS. */
export async function addGoal(work: GoalWork, input: GoalInput): Promise<ChangedGoal> {
  const { trx, userId, accounts } = work;
  const promises = input.accounts.map(promiseOf);
  requireOwn(promises, [], accounts);
  requireFree({ promises }, null, await storedGoals(trx, userId), accounts);
  const { name, date } = input;
  requireDateAhead(date, null, work);
  const id = await insertGoal(work, { name, target_cents: targetOf(input.target), date });
  await setPromises(work, { id, promises: [] }, promises, true);
  const live = (await goalRows(trx, userId)).filter(({ removed }) => removed === 0);
  const moved = await setOrder(work, live, id, input.order);
  const made = {
    entity: 'goal',
    field: 'removed',
    entity_id: id,
    before: '1',
    after: '0',
  } as const;
  const others = moved.filter(({ entity_id }) => entity_id !== id);
  return { id, changeId: await record(work, 'goal-added', name, [made, ...others]) };
}

async function requireGoal({ trx, userId }: GoalWrite, id: string) {
  const goals = await storedGoals(trx, userId);
  const goal = goals.find((each) => each.id === id);
  const rows = (await goalRows(trx, userId)).filter(({ removed }) => removed === 0);
  const row = rows.find((each) => each.id === id);
  if (!goal || !row) throw new AppError('NOT_FOUND');
  return { goal, row, rows, others: goals.filter((each) => each !== goal) };
}

/** Throws NOT_FOUND or ALREADY_PROMISED. */
export async function changeGoal(
  work: GoalWork,
  id: string,
  input: GoalInput,
): Promise<ChangedGoal> {
  const { goal, row, rows, others } = await requireGoal(work, id);
  const promises = input.accounts.map(promiseOf);
  requireOwn(promises, goal.promises, work.accounts);
  requireFree({ promises }, goal, others, work.accounts);
  const { name, date, target, order } = input;
  requireDateAhead(date, row.date, work);
  const changed = [
    ...(await setGoal(work, row, { name, date, target_cents: targetOf(target) })),
    ...(await setPromises(work, goal, promises)),
    ...(await setOrder(work, rows, id, order)),
  ];
  return { id, changeId: await record(work, 'goal-changed', name, changed) };
}

/** Frees the money of the goal. Throws NOT_FOUND. */
export async function removeGoal(work: GoalWork, id: string): Promise<string> {
  const { row } = await requireGoal(work, id);
  const changed = await setGoal(work, row, { removed: 1 });
  return (await record(work, 'goal-removed', row.name, changed))!;
}

const withAmount = (promises: readonly GoalPromise[], accountId: string, amount: Cents) => {
  const before = promises.find((each) => each.accountId === accountId);
  if (before && 'millionths' in before) {
    throw new AppError('BAD_REQUEST', { message: 'The goal has a share of this account already' });
  }
  const total = cents((before?.amount ?? 0) + amount);
  if (total < 0) {
    throw new AppError('BAD_REQUEST', { message: 'The goal has less than this in the account' });
  }
  return [...promises.filter((each) => each !== before), { accountId, amount: total }];
};

/** Adds money to a goal or takes it out. Throws NOT_FOUND, BAD_REQUEST, or ALREADY_PROMISED. */
export async function contribute(
  work: GoalWork,
  id: string,
  { accountId, amount: dollars, date }: GoalContributionInput,
): Promise<ChangedGoal> {
  const { goal, others } = await requireGoal(work, id);
  const amount = fromDollars(dollars);
  if (date !== undefined && date > work.today) {
    throw new AppError('BAD_REQUEST', { message: 'The day has not come yet' });
  }
  const promises = withAmount(goal.promises, accountId, amount);
  requireOwn(promises, goal.promises, work.accounts);
  requireFree({ promises }, goal, others, work.accounts);
  const added = { accountId, amount, ...(date === undefined ? {} : { date }) };
  const rows = await addContribution(work, id, added);
  const kind = amount < 0 ? 'goal-taken-out' : 'goal-contributed';
  return { id, changeId: await record(work, kind, goal.name, rows) };
}

/** Throws NOT_FOUND, BAD_REQUEST, or ALREADY_PROMISED. */
export async function removeContribution(
  work: GoalWork,
  id: string,
  contributionId: string,
): Promise<ChangedGoal> {
  const { trx, userId } = work;
  const { goal, others } = await requireGoal(work, id);
  const found = goal.contributions.find((each) => each.id === contributionId);
  if (!found) throw new AppError('NOT_FOUND');
  const { accountId, amount } = found;
  const promises = withAmount(goal.promises, accountId, cents(-amount));
  requireFree({ promises }, goal, others, work.accounts);
  await trx
    .updateTable('goal_contributions')
    .set({ amount_cents: null })
    .where('user_id', '=', userId)
    .where('id', '=', contributionId)
    .execute();
  const entity_id = contributionId;
  const [before, after] = [String(amount), null];
  const row = {
    entity: 'goal-contribution',
    field: 'amount_cents',
    entity_id,
    before,
    after,
  } as const;
  return { id, changeId: await record(work, 'goal-contribution-removed', goal.name, [row]) };
}
