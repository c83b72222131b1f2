import type { FinancialData } from '@halyard/shared-contracts/finance';
import { recordAudit } from '../../db/audit';
import type { Db } from '../../db/database';
import { AppError } from '../../errors';
import { recordChange } from '../../changes/record-change';
import { requireCategory, requireChangeable } from './categories';
import { moveBudgets } from './move-budgets';
import { moveEarlierLines, moveSettings } from './move-envelopes';
import { storeCategory } from './store-category';

interface CategoryMerge {
  readonly from: string;
  readonly to: string;
  readonly kind: 'category-merged' | 'category-deleted';
}

/**
 * Merges a category into another one and removes it. No row is rewritten, so later rows follow too, and an undo
 * leaves newer edits of rows alone. Returns the id of the change.
 */
export async function mergeCategory(
  trx: Db,
  userId: string,
  { budget }: Pick<FinancialData, 'budget'>,
  { from, to, kind }: CategoryMerge,
  now: Date,
): Promise<string> {
  const { book, category } = await requireCategory(trx, userId, from);
  requireChangeable(category);
  const target = book.find(to);
  if (target?.id !== to) throw new AppError('NOT_FOUND');
  if (from === to) throw new AppError('BAD_REQUEST');
  const move = { from, to };
  const lines =
    target.group === null
      ? []
      : [
          ...(await moveBudgets(trx, userId, budget, move)),
          ...(await moveSettings(trx, userId, budget, move)),
          ...(await moveEarlierLines(trx, userId, budget, move)),
        ];
  await storeCategory(trx, userId, from, { merged_into: to });
  const gone = { entity: 'category', field: 'merged_into', entity_id: from } as const;
  const label = kind === 'category-merged' ? `${category.name} → ${target.name}` : category.name;
  await recordAudit(trx, userId, kind, now, { detail: label });
  const rows = [{ ...gone, before: null, after: to }, ...lines];
  return recordChange(trx, userId, { kind, label, rows }, now);
}
