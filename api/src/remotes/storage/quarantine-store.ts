import {
  NO_QUARANTINE,
  parseQuarantine,
  type Quarantine,
} from '@halyard/shared-contracts/remote/registry';
import { appendAudit } from './audit-log';
import { layout } from './layout';
import { withLock } from './lock';
import type { Act } from './registry-store';
import { textOrNull, writeAtomically } from './write-file';

export async function quarantineOf(store: string): Promise<Quarantine> {
  const text = await textOrNull(layout(store).quarantine);
  return text === null ? NO_QUARANTINE : parseQuarantine(JSON.parse(text));
}

type Removed = Quarantine['removed'];

/** It needs no signing key. */
export function changeQuarantine(
  store: string,
  act: Act,
  now: Date,
  change: (removed: Removed) => Removed,
): Promise<void> {
  return withLock(store, async () => {
    const before = await quarantineOf(store);
    const removed = change(before.removed);
    if (JSON.stringify(removed) === JSON.stringify(before.removed)) return;
    const after: Quarantine = { schema: 1, revision: before.revision + 1, removed };
    await appendAudit(store, {
      at: now.toISOString(),
      seq: null,
      ...act,
      before: before.removed,
      after: removed,
    });
    await writeAtomically(layout(store).quarantine, JSON.stringify(after));
  });
}
