import type { Budget } from '@halyard/shared-contracts/finance';
import { changeText } from '../../changes/changed-columns';
import { entityId } from '../../changes/changed-fields';
import type { ChangedRow } from '../../changes/record-change';
import type { Db } from '../../db/database';
import { storeSetting } from '../budget/store-setting';

interface Move {
  readonly from: string;
  readonly to: string;
}

const isOf =
  (key: string) =>
  (each: { readonly key: string }): boolean =>
    each.key === key;

/** A category without a setting takes over the settings of the other one. */
export async function moveSettings(
  trx: Db,
  userId: string,
  { settings = [] }: Budget,
  { from, to }: Move,
): Promise<ChangedRow[]> {
  if (settings.some(isOf(to))) return [];
  const taken = settings.filter(isOf(from));
  const rows: ChangedRow[] = [];
  for (const { from: month, setting } of taken) {
    const isTarget = setting.kind === 'target';
    const cells = {
      kind: setting.kind,
      amount_cents: isTarget ? setting.amount : null,
      by_month: isTarget ? setting.by : null,
    };
    const key = { user_id: userId, category_key: to, month };
    rows.push(...(await storeSetting(trx, key, cells, undefined)));
  }
  return rows;
}

/** Returns the amount that a category had until a closed month, or null if it had no line. */
function lineUntil({ standard, earlier = [] }: Budget, key: string, until: string): number | null {
  const later = earlier.filter((each) => each.key === key && each.until >= until);
  const [next] = later.toSorted((a, b) => (a.until < b.until ? -1 : 1));
  return next ? next.assigned : (standard[key] ?? null);
}

const total = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : a + b;

export async function moveEarlierLines(
  trx: Db,
  userId: string,
  budget: Budget,
  { from, to }: Move,
): Promise<ChangedRow[]> {
  const both = (budget.earlier ?? []).filter(({ key }) => key === from || key === to);
  const rows: ChangedRow[] = [];
  for (const until of new Set(both.map((each) => each.until))) {
    const before = lineUntil(budget, to, until);
    const after = total(lineUntil(budget, from, until), before);
    if (after === before) continue;
    await trx
      .insertInto('earlier_budgets')
      .values({ user_id: userId, category_key: to, until_month: until, assigned_cents: after })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'category_key', 'until_month'])
          .doUpdateSet({ assigned_cents: after }),
      )
      .execute();
    rows.push({
      entity: 'budget-earlier',
      field: 'assigned_cents',
      entity_id: entityId(to, until),
      before: changeText(before),
      after: changeText(after),
    });
  }
  return rows;
}
