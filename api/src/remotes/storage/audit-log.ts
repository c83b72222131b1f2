import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { layout } from './layout';
import { textOrNull } from './write-file';

const lineSchema = v.object({
  at: v.string(),
  /** The registry that the change made; null for a change of the quarantine alone. */
  seq: v.nullable(v.number()),
  who: v.string(),
  what: v.string(),
  why: v.string(),
  before: v.unknown(),
  after: v.unknown(),
});

/** One change of the store. A line is on the disk before the change is in force, and is never rewritten. */
export type AuditLine = v.InferOutput<typeof lineSchema>;

export async function appendAudit(store: string, line: AuditLine): Promise<void> {
  const { audit } = layout(store);
  await mkdir(dirname(audit), { recursive: true });
  const file = await open(audit, 'a', 0o640);
  try {
    await file.appendFile(`${JSON.stringify(line)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Every line, oldest first. The last one may be cut short by a crash; it then tells nothing and is left out. */
export async function auditLines(store: string): Promise<AuditLine[]> {
  const text = (await textOrNull(layout(store).audit)) ?? '';
  return text.split('\n').flatMap((line) => {
    try {
      return [v.parse(lineSchema, JSON.parse(line))];
    } catch {
      return [];
    }
  });
}
