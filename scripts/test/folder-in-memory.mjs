import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { whenOver } from '../run/when-over.mjs';

const MEMORY = '/dev/shm';
/** A run needs about a tenth of this. */
const NEEDED_BYTES = 4e9;

function hasRoom() {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= NEEDED_BYTES;
}

/**
 * Puts the temporary files of all programs that start later into memory, where no database waits for a disk. If
 * memory is short, everything stays on the disk. Returns a function that removes the folder.
 */
export function placeTemporaryFilesInMemory() {
  if (!hasRoom()) return async () => undefined;
  const folder = mkdtempSync(join(MEMORY, 'halyard-tests-'));
  // PostgreSQL, which never runs as root, must reach its own folder inside this one.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return whenOver(async () => rmSync(folder, { recursive: true, force: true }));
}
