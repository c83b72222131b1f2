import type { BulkEdit, BulkEdited, BulkPatch } from '@halyard/shared-contracts/wire';
import { countWords } from '@halyard/shared-contracts/finance';
import type { Db } from '../../db/database';
import { hasOwnData } from '../../db/own-data';
import { categoryBookOf } from '../../db/row/category-row';
import { type Edit, tagsOf } from '../../db/row/edits';
import { editsOf } from '../../db/transaction-queries';
import { AppError } from '../../errors';
import { chosenCategory } from '../category/chosen-category';
import { change } from '../change';
import { recordingEdits } from '../change-log/recording-edits';
import { sample } from '../financial-data/sample';
import { saveSameEdit } from './edits';

type Changed = Partial<Omit<Edit, 'transaction_id'>>;

/** SQLite limits the values in one statement. */
const ROWS_AT_ONCE = 500;

const MOST_TAGS = 10;

async function ownCount(trx: Db, userId: string, ids: readonly string[]): Promise<number> {
  let found = 0;
  for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
    const { count } = await trx
      .selectFrom('transactions')
      .select((is) => is.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('id', 'in', ids.slice(at, at + ROWS_AT_ONCE))
      .executeTakeFirstOrThrow();
    found += count;
  }
  return found;
}

async function requireRows(trx: Db, userId: string, ids: readonly string[]): Promise<void> {
  if ((await ownCount(trx, userId, ids)) === ids.length) return;
  const shown = (await hasOwnData(trx, userId)) ? [] : (await sample()).transactions;
  const inSample = new Set(shown.map(({ id }) => id));
  if (!ids.every((id) => inSample.has(id))) throw new AppError('NOT_FOUND');
}

function tagsAfter(edit: Edit | undefined, { addTags = [], removeTags = [] }: BulkPatch): string {
  const before = edit ? tagsOf(edit) : [];
  const kept = before.filter((tag) => !removeTags.includes(tag));
  const tags = [...new Set([...kept, ...addTags])];
  if (tags.length > MOST_TAGS) throw new AppError('TOO_MANY_TAGS');
  return JSON.stringify(tags);
}

/** A split row has the categories of its parts, which stay. */
function changedOf(edit: Edit | undefined, patch: BulkPatch, category: string | null): Changed {
  const { merchant, hidden, reviewed, addTags, removeTags } = patch;
  const isSplit = (edit?.parts ?? null) !== null;
  return {
    ...(category !== null && !isSplit && { category }),
    ...(merchant !== undefined && { merchant }),
    ...(hidden !== undefined && { hidden: hidden ? 1 : 0 }),
    ...(reviewed !== undefined && { reviewed: reviewed ? 1 : 0 }),
    ...((addTags ?? removeTags) !== undefined && { tags: tagsAfter(edit, patch) }),
  };
}

async function editsById(trx: Db, userId: string, ids: readonly string[]) {
  const found: Edit[] = [];
  for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
    found.push(...(await editsOf(trx, userId, ids.slice(at, at + ROWS_AT_ONCE))));
  }
  return new Map(found.map((edit) => [edit.transaction_id, edit]));
}

/** Groups rows that get the same edit. */
function groups(ids: readonly string[], editOf: (id: string) => Changed) {
  const found = new Map<string, { readonly edit: Changed; readonly ids: string[] }>();
  for (const id of ids) {
    const edit = editOf(id);
    const key = JSON.stringify(edit);
    const group = found.get(key) ?? { edit, ids: [] };
    group.ids.push(id);
    found.set(key, group);
  }
  return [...found.values()];
}

/** Makes one change of many rows, which one undo reverts. Throws NOT_FOUND unless the user sees all of them. */
export function bulkEdit(
  db: Db,
  userId: string,
  { ids, patch }: BulkEdit,
  now: Date,
): Promise<BulkEdited> {
  return change(db, userId, async (trx) => {
    await requireRows(trx, userId, ids);
    const book = await categoryBookOf(trx, userId);
    const category = patch.category === undefined ? null : chosenCategory(book, patch.category);
    const edits = await editsById(trx, userId, ids);
    const about = { kind: 'transactions-edited', label: countWords(ids.length, 'transaction') };
    const { changeId, changed } = await recordingEdits(trx, userId, ids, about, now, async () => {
      for (const group of groups(ids, (id) => changedOf(edits.get(id), patch, category))) {
        if (Object.keys(group.edit).length === 0) continue;
        await saveSameEdit(trx, userId, group.ids, group.edit, now);
      }
    });
    return { changeId, changed: changed.length };
  });
}
