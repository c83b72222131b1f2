import type { Account, Goal } from '@halyard/shared-contracts/finance';
import type { Db } from '../../db/database';
import type { ChangeRowTable } from '../../db/tables/categories';
import { requireFree } from './goal-store';
import { storedGoals } from './stored-goals';

interface Before {
  readonly accounts: readonly Account[];
  readonly before: readonly Goal[];
}

/** Throws ALREADY_PROMISED if restored goals need money that another goal has now. */
export async function requireGoalsFit(
  trx: Db,
  userId: string,
  restored: readonly ChangeRowTable[],
  { accounts, before }: Before,
): Promise<void> {
  if (!restored.some(({ entity }) => entity.startsWith('goal'))) return;
  const goals = await storedGoals(trx, userId);
  for (const goal of goals) {
    const was = before.find(({ id }) => id === goal.id) ?? null;
    const others = goals.filter((each) => each !== goal);
    requireFree(goal, was, others, accounts);
  }
}
