import type { Budget } from '@halyard/shared-contracts/finance';
import { add, type Cents, ZERO } from '@halyard/shared-contracts/money';
import type { Db } from '../../db/database';
import { entityId } from '../../changes/changed-fields';

/** These lines are valid in every month. */
const EVERY_MONTH = '';

interface MovedLine {
  readonly month: string;
  readonly before: Cents | undefined;
  readonly after: Cents;
}

/** Adds the amounts of the lines of `from` to those of `to`. */
function movedLines({ standard, months }: Budget, from: string, to: string): MovedLine[] {
  const total = (lines: Budget['standard']): Cents => add(lines[from] ?? ZERO, lines[to] ?? ZERO);
  const line = (month: string, own: Budget['standard'], all: Budget['standard']): MovedLine[] =>
    own[from] === undefined && (own[to] === undefined || all[from] === undefined)
      ? []
      : [{ month, before: own[to], after: total(all) }];
  return [
    ...(standard[from] === undefined ? [] : line(EVERY_MONTH, standard, standard)),
    ...Object.entries(months).flatMap(([month, own = {}]) =>
      line(month, own, { ...standard, ...own }),
    ),
  ];
}

/** Returns the changed rows. */
export async function moveBudgets(
  trx: Db,
  userId: string,
  budget: Budget,
  { from, to }: { readonly from: string; readonly to: string },
) {
  const lines = movedLines(budget, from, to);
  for (const { month, after } of lines) {
    await trx
      .insertInto('budgets')
      .values({ user_id: userId, month, category_key: to, assigned_cents: after })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'month', 'category_key'])
          .doUpdateSet({ assigned_cents: after }),
      )
      .execute();
  }
  return lines.map(({ month, before, after }) => ({
    entity: 'budget' as const,
    field: 'assigned_cents' as const,
    entity_id: entityId(month, to),
    before: before === undefined ? null : String(before),
    after: String(after),
  }));
}
