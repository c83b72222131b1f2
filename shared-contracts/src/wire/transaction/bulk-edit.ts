import * as v from 'valibot';
import { idInput, lineInput } from '../input';
import { categoryText, tagsInput } from './transaction-input';

/** As many as a person's list has in a lifetime would be one change that nobody can check. */
export const MOST_ROWS_AT_ONCE = 20_000;

/** One change of many rows. `addTags` and `removeTags` leave the other tags as they are. */
export const bulkEditSchema = v.object({
  ids: v.pipe(
    v.array(idInput),
    v.minLength(1),
    v.maxLength(MOST_ROWS_AT_ONCE),
    v.transform((ids) => [...new Set(ids)]),
  ),
  patch: v.pipe(
    v.partial(
      v.object({
        category: categoryText,
        merchant: lineInput,
        hidden: v.boolean(),
        reviewed: v.boolean(),
        addTags: tagsInput,
        removeTags: tagsInput,
      }),
    ),
    v.check((patch) => Object.keys(patch).length > 0, 'something to change'),
  ),
});

export type BulkEdit = v.InferOutput<typeof bulkEditSchema>;

export type BulkPatch = BulkEdit['patch'];

/** `changed` counts transactions, and `changeId` undoes them all; null if nothing is different. */
export const bulkEditedSchema = v.object({
  changeId: v.nullable(v.string()),
  changed: v.number(),
});

export type BulkEdited = v.InferOutput<typeof bulkEditedSchema>;
