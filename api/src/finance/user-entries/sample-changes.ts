import * as v from 'valibot';
import type { Db } from '../../db/database';
import { ENTITIES } from '../../entity/entities';
import type { Entity, Fields } from '../../entity/entity';
import { readDocument, writeDocument } from './documents';

export const SAMPLE_CHANGES_KIND = 'sample-changes';

const changedSchemas = Object.fromEntries(
  ENTITIES.flatMap((entity) =>
    'patch' in entity ? [[entity.table, v.optional(v.record(v.string(), entity.patch), {})]] : [],
  ),
);

export const sampleChangesSchema = v.object({
  removed: v.array(v.string()),
  ...changedSchemas,
});

interface SampleChanges {
  readonly removed: readonly string[];
  /** The keys are the table and the id. */
  readonly changed: Readonly<Record<string, Readonly<Record<string, Fields>>>>;
}

export async function readSampleChanges(db: Db, userId: string): Promise<SampleChanges> {
  const stored = await readDocument(db, userId, SAMPLE_CHANGES_KIND, sampleChangesSchema);
  const { removed, ...changed } = stored ?? { removed: [] };
  return { removed, changed };
}

const write = (db: Db, userId: string, { removed, changed }: SampleChanges, now: Date) =>
  writeDocument(db, userId, SAMPLE_CHANGES_KIND, { removed, ...changed }, now);

export async function changeInSample(
  db: Db,
  userId: string,
  { table }: Entity,
  id: string,
  patch: Fields,
  now: Date,
): Promise<void> {
  const before = await readSampleChanges(db, userId);
  const ofTable = before.changed[table];
  const changedTable = { ...ofTable, [id]: { ...ofTable?.[id], ...patch } };
  await write(
    db,
    userId,
    { ...before, changed: { ...before.changed, [table]: changedTable } },
    now,
  );
}

export async function hideFromSample(db: Db, userId: string, id: string, now: Date): Promise<void> {
  const before = await readSampleChanges(db, userId);
  await write(db, userId, { ...before, removed: [...before.removed, id] }, now);
}
