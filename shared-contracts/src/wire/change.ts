import * as v from 'valibot';
import { idInput, lineInput } from './input';

export const undoneSchema = v.object({ undone: v.number() });

export const CHANGE_MAKERS = ['you', 'rule', 'import', 'sync'] as const;

const changedFieldSchema = v.object({
  /** It is the kind of the changed thing, such as `transaction`. */
  entity: v.string(),
  id: v.string(),
  /** It is the column, such as `category`. */
  field: v.string(),
  /** The words are ready to be shown, and null for nothing. */
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
});

const changeWireSchema = v.object({
  id: v.string(),
  kind: v.string(),
  label: v.string(),
  by: v.picklist(CHANGE_MAKERS),
  madeAt: v.string(),
  undoneAt: v.nullable(v.string()),
  count: v.number(),
  /** `true` means that undoing would restore something now. */
  canUndo: v.boolean(),
  fields: v.array(changedFieldSchema),
});

export type FieldChange = v.InferOutput<typeof changedFieldSchema>;

/** `label` names the change in the user's words. Times are instants. */
export type UserChange = v.InferOutput<typeof changeWireSchema>;

/** The newest comes first. `next` is the cursor of the next page, and null on the last one. */
export const changesAnswerSchema = v.object({
  changes: v.array(changeWireSchema),
  next: v.nullable(v.string()),
});

export type ChangesAnswer = v.InferOutput<typeof changesAnswerSchema>;

/**
 * `entity` and `id` select the changes of one thing. `kinds` are separated by commas. `before` is the id of the
 * last change of the previous page.
 */
export const changesQuery = v.object({
  kinds: v.optional(v.pipe(v.string(), v.maxLength(300))),
  entity: v.optional(idInput),
  id: v.optional(idInput),
  before: v.optional(idInput),
});

/** Both are names as lists show them. */
export const merchantRenameSchema = v.object({ from: lineInput, to: lineInput });

export type MerchantRename = v.InferOutput<typeof merchantRenameSchema>;

/** `changed` counts transactions. */
export const merchantRenamedSchema = v.object({ changeId: v.string(), changed: v.number() });

export type MerchantRenamed = v.InferOutput<typeof merchantRenamedSchema>;
