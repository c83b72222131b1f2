import { chmodSync, mkdirSync, statSync } from 'node:fs';

/** Creates a folder that only its owner can read. A folder of another owner stays unchanged. */
export function privateFolder(path) {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (statSync(path).uid === process.getuid?.()) chmodSync(path, 0o700);
}
