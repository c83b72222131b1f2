import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { layout } from './layout';
import { textOrNull } from './write-file';

const lineSchema = v.object({
  at: v.string(),
  /** It is null for a change of only the quarantine. */
  seq: v.nullable(v.number()),
  who: v.string(),
  what: v.string(),
  why: v.string(),
  before: v.unknown(),
  after: v.unknown(),
});

/** A line is written before its change is in force, and it is never rewritten. */
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

/** A crash may have cut the last line, which is then left out. */
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
