import { toDollars } from '@halyard/shared-contracts/money';
import type { RuleInput, RulePreview } from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import { categoryBookOf } from '../../db/row/category-row';
import { allEdits } from '../../db/transaction-queries';
import { AppError } from '../../errors';
import { named } from '../../rules/rule-facts';
import { storedRules } from '../../rules/stored-rules';
import { allPlainRows } from './all-plain-rows';
import { type RuleEffect, ruleEffect } from './rule-effect';
import { bodyOf, placed } from './rule-list';

const PAGE = 100;

/** A rule that is not stored yet has this id. */
const UNSAVED = 'rule-unsaved';

type Input = RuleInput & { readonly id?: string | undefined };

async function effectOf(db: Db, userId: string, input: Input) {
  const book = await categoryBookOf(db, userId);
  const stored = await storedRules(db, userId);
  const { id = UNSAVED, name, order } = input;
  if (id !== UNSAVED && !stored.some((each) => each.id === id)) throw new AppError('NOT_FOUND');
  return ruleEffect(placed(stored, { id, name, body: bodyOf(input, book) }, order), id, book);
}

function conflictCounter() {
  const counts = new Map<string, RulePreview['conflicts'][number]>();
  return {
    add(lost: RuleEffect['lost']): void {
      for (const { field, ruleId } of lost) {
        const key = `${ruleId} ${field}`;
        const rows = (counts.get(key)?.rows ?? 0) + 1;
        counts.set(key, { ruleId, field, rows });
      }
    },
    list: () => [...counts.values()],
  };
}

/** Returns what an unsaved rule would do to all rows. A page of changes begins at `from`. */
export async function previewRule(
  db: Db,
  userId: string,
  input: Input,
  from: number,
): Promise<RulePreview> {
  const effect = await effectOf(db, userId, input);
  const edits = new Map((await allEdits(db, userId)).map((edit) => [edit.transaction_id, edit]));
  const conflicts = conflictCounter();
  const changes: RulePreview['changes'] = [];
  let [matches, total, kept] = [0, 0, 0];
  for await (const slice of allPlainRows(db, userId)) {
    for (const plain of slice) {
      const { id } = plain.transaction;
      const edit = edits.get(id);
      const met = effect(plain, edit);
      if (!met) continue;
      matches += 1;
      if (met.own.length > 0) kept += 1;
      conflicts.add(met.lost);
      if (!met.shown) continue;
      total += 1;
      if (total <= from || changes.length >= PAGE) continue;
      const { date, merchant, amount } = named(plain);
      changes.push({
        transactionId: id,
        date,
        merchant: edit?.merchant ?? merchant,
        amount: toDollars(amount),
        ...met.shown,
      });
    }
  }
  return { matches, total, changes, kept, conflicts: conflicts.list() };
}
