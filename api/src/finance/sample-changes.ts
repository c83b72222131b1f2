import * as v from 'valibot';
import { policyPatchSchema } from '@halyard/shared-contracts/wire';
import type { Db } from '../db/database';
import { readDocument, writeDocument } from './documents';

export const SAMPLE_CHANGES_KIND = 'sample-changes';

export const sampleChangesSchema = v.object({
  /** Ids of the sample's policies and paystubs that the person took out. */
  removed: v.array(v.string()),
  /** What the person changed of the sample's policies, by id. */
  policies: v.record(v.string(), policyPatchSchema),
});

/** What a person changed of the sample's papers. It never touches what they entered themselves. */
type SampleChanges = v.InferOutput<typeof sampleChangesSchema>;

const NONE: SampleChanges = { removed: [], policies: {} };

export async function readSampleChanges(db: Db, userId: string): Promise<SampleChanges> {
  return (await readDocument(db, userId, SAMPLE_CHANGES_KIND, sampleChangesSchema)) ?? NONE;
}

export async function writeSampleChanges(
  db: Db,
  userId: string,
  change: (before: SampleChanges) => SampleChanges,
  now: Date,
): Promise<void> {
  await writeDocument(
    db,
    userId,
    SAMPLE_CHANGES_KIND,
    change(await readSampleChanges(db, userId)),
    now,
  );
}

/** Takes one of the sample's policies or paystubs out of a person's sight. */
export function hideFromSample(db: Db, userId: string, id: string, now: Date): Promise<void> {
  return writeSampleChanges(
    db,
    userId,
    (before) => ({ ...before, removed: [...before.removed, id] }),
    now,
  );
}
