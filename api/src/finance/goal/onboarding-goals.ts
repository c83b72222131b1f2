import type { OnboardingGoalsInput } from '@halyard/shared-contracts/wire';
import { type ChangedRow, recordChange } from '../../changes/record-change';
import { type GoalWrite, setGoal } from './goal-changes';
import { insertGoal } from './goal-store';
import { fieldsOf, textOfGoal } from './goals-as-texts';
import { goalRows, storedGoals } from './stored-goals';

type Answer = OnboardingGoalsInput['goals'][number];

const nameKey = (name: string): string => name.trim().toLowerCase();

/** A first answer becomes a goal, unless a goal has this name or the user deleted the goal. */
async function takeFirstAnswer(write: GoalWrite, { key, text }: Answer): Promise<ChangedRow[]> {
  const { trx, userId } = write;
  const fields = fieldsOf(text);
  const rows = await goalRows(trx, userId);
  const isTaken = rows.some(({ origin }) => origin === key);
  const same = rows.find(
    ({ removed, origin, name }) =>
      (removed === 0 || origin === key) && nameKey(name) === nameKey(fields.name),
  );
  if (!same) {
    const entity_id = await insertGoal(write, isTaken ? fields : { ...fields, origin: key });
    return [{ entity: 'goal', field: 'removed', entity_id, before: '1', after: '0' }];
  }
  if (isTaken || same.origin !== null) return [];
  await trx
    .updateTable('goals')
    .set({ origin: key })
    .where('user_id', '=', userId)
    .where('id', '=', same.id)
    .execute();
  return [];
}

/** A changed answer changes its goal. A removed answer leaves the goal, which may have money. */
async function takeChangedAnswer(write: GoalWrite, { key, text }: Answer): Promise<ChangedRow[]> {
  const rows = await goalRows(write.trx, write.userId);
  const row = rows.find(({ origin }) => origin === key);
  if (!row) return takeFirstAnswer(write, { key, text, before: null });
  return setGoal(write, row, { ...fieldsOf(text), removed: 0 });
}

/**
 * Turns the answers of the onboarding into goals, each one once. `before` is what the browser sent last, so an
 * unchanged answer leaves its goal alone. Returns the present texts of the goals.
 */
export async function takeOnboardingGoals(
  write: GoalWrite & { readonly now: Date },
  { goals }: OnboardingGoalsInput,
) {
  const done: ChangedRow[] = [];
  for (const answer of goals) {
    const text = answer.text.trim();
    if (text === '' || text === answer.before?.trim()) continue;
    const take = answer.before === null ? takeFirstAnswer : takeChangedAnswer;
    done.push(...(await take(write, { ...answer, text })));
  }
  if (done.length > 0) {
    const about = { kind: 'goals-from-onboarding', label: '' };
    await recordChange(write.trx, write.userId, { ...about, rows: done }, write.now);
  }
  const rows = await goalRows(write.trx, write.userId);
  const live = await storedGoals(write.trx, write.userId);
  return goals.map(({ key, text }) => {
    const row = rows.find(({ origin }) => origin === key);
    const goal = live.find(({ id }) => id === row?.id);
    return { key, text: goal ? textOfGoal(goal) : row ? '' : text };
  });
}
