import * as v from 'valibot';
import { lineInput } from './input';

export const undoneSchema = v.object({ undone: v.number() });

const changeWireSchema = v.object({
  id: v.string(),
  kind: v.string(),
  label: v.string(),
  madeAt: v.string(),
  undoneAt: v.nullable(v.string()),
});

/** A change of several things at once; `label` names them in the user's words, and times are instants. */
export type UserChange = v.InferOutput<typeof changeWireSchema>;

/** The newest first. */
export const changesAnswerSchema = v.object({ changes: v.array(changeWireSchema) });

/** Both are names as lists show them. */
export const merchantRenameSchema = v.object({ from: lineInput, to: lineInput });

export type MerchantRename = v.InferOutput<typeof merchantRenameSchema>;

/** `changed` counts transactions. */
export const merchantRenamedSchema = v.object({ changeId: v.string(), changed: v.number() });

export type MerchantRenamed = v.InferOutput<typeof merchantRenamedSchema>;
