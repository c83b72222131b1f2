import { goalOf, goalText } from '@halyard/shared-contracts/wire';
import type { Goal } from '@halyard/shared-contracts/finance';
import { goalName } from '../../db/adopt-fact-finder-goals';
import { recordChange, type ChangedRow } from '../../changes/record-change';
import { type GoalWrite, setGoal } from './goal-changes';
import { insertGoal, requireDateAhead } from './goal-store';
import { goalRows, storedGoals } from './stored-goals';
import { textEdits } from './goal-texts';

/** The fact finder and the onboarding write a goal like this. */
export const textOfGoal = ({ name, target, date }: Goal): string =>
  goalText({ what: name, amount: target, by: date });

export function fieldsOf(text: string) {
  const { what, amount, by } = goalOf(text.trim());
  return { name: goalName(what), target_cents: amount, date: by };
}

/**
 * Changes the goals to those of the fact finder. `shown` are the texts that it displayed, so a goal that changed
 * elsewhere since then stays.
 */
export async function takeFactFinderGoals(
  write: GoalWrite & { readonly now: Date },
  texts: readonly string[],
  shown?: readonly string[],
): Promise<void> {
  const { trx, userId, now } = write;
  const left = [...(await storedGoals(trx, userId))];
  const rows = await goalRows(trx, userId);
  const before = shown ?? left.map(textOfGoal);
  const { added, removed, changed } = textEdits(
    before,
    texts.map((text) => text.trim()),
  );
  const dates = new Set(rows.map(({ date }) => date));
  for (const { date } of [...added, ...changed.map(([, to]) => to)].map(fieldsOf)) {
    if (!dates.has(date)) requireDateAhead(date, null, write);
  }
  const take = (text: string) => {
    const at = left.findIndex((goal) => textOfGoal(goal) === text);
    const id = at === -1 ? undefined : left.splice(at, 1)[0]?.id;
    return rows.find((row) => row.id === id);
  };
  const done: ChangedRow[] = [];
  const made: string[] = [...added];
  for (const [from, to] of changed) {
    const row = take(from);
    if (row) done.push(...(await setGoal(write, row, fieldsOf(to))));
    else if (!left.some((goal) => textOfGoal(goal) === to)) made.push(to);
  }
  for (const text of removed) {
    const row = take(text);
    if (row) done.push(...(await setGoal(write, row, { removed: 1 })));
  }
  for (const text of made.filter((each) => each !== '')) {
    const entity_id = await insertGoal(write, fieldsOf(text));
    done.push({ entity: 'goal', field: 'removed', entity_id, before: '1', after: '0' });
  }
  if (done.length === 0) return;
  await recordChange(trx, userId, { kind: 'goals-from-fact-finder', label: '', rows: done }, now);
}
