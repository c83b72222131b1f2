import { type PolicyPatch, policyPatchSchema } from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import type { Db } from '../../db/database';
import { readDocument, writeDocument } from './documents';

export const SAMPLE_CHANGES_KIND = 'sample-changes';

export const sampleChangesSchema = v.object({
  removed: v.array(v.string()),
  policies: v.record(v.string(), policyPatchSchema),
});

type SampleChanges = v.InferOutput<typeof sampleChangesSchema>;

const NONE: SampleChanges = { removed: [], policies: {} };

export async function readSampleChanges(db: Db, userId: string): Promise<SampleChanges> {
  return (await readDocument(db, userId, SAMPLE_CHANGES_KIND, sampleChangesSchema)) ?? NONE;
}

const writeSampleChanges = (db: Db, userId: string, changes: SampleChanges, now: Date) =>
  writeDocument(db, userId, SAMPLE_CHANGES_KIND, changes, now);

export async function changeSamplePolicy(
  db: Db,
  userId: string,
  id: string,
  patch: PolicyPatch,
  now: Date,
): Promise<void> {
  const before = await readSampleChanges(db, userId);
  const policies = { ...before.policies, [id]: { ...before.policies[id], ...patch } };
  await writeSampleChanges(db, userId, { ...before, policies }, now);
}

export async function hideFromSample(db: Db, userId: string, id: string, now: Date): Promise<void> {
  const before = await readSampleChanges(db, userId);
  await writeSampleChanges(db, userId, { ...before, removed: [...before.removed, id] }, now);
}
