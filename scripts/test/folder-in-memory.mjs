import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { whenOver } from '../run/when-over.mjs';

const MEMORY = '/dev/shm';
/** A run needs about a tenth of it. */
const NEEDED_BYTES = 4e9;

function hasRoom() {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= NEEDED_BYTES;
}

/**
 * Lets all programs that start from now on put their temporary files into memory, where no database waits for a disk.
 * Without room in memory everything stays on the disk. Returns how to remove the folder.
 */
export function placeTemporaryFilesInMemory() {
  if (!hasRoom()) return async () => undefined;
  const folder = mkdtempSync(join(MEMORY, 'halyard-tests-'));
  // PostgreSQL, which never runs as root, must reach its own folder inside.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return whenOver(async () => rmSync(folder, { recursive: true, force: true }));
}
