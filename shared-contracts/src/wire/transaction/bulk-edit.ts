import * as v from 'valibot';
import { idInput, lineInput } from '../input';
import { categoryText, tagsInput } from './transaction-input';

/** More rows would be one change that nobody can check. */
export const MOST_ROWS_AT_ONCE = 20_000;

/** It is one change of many rows. `addTags` and `removeTags` leave other tags unchanged. */
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

/** `changed` counts transactions. `changeId` undoes the whole change, and is null if nothing is different. */
export const bulkEditedSchema = v.object({
  changeId: v.nullable(v.string()),
  changed: v.number(),
});

export type BulkEdited = v.InferOutput<typeof bulkEditedSchema>;
