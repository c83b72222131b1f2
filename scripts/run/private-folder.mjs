import { chmodSync, mkdirSync, statSync } from 'node:fs';

/** Makes a folder that its owner alone may look into. A folder of somebody else stays as it is. */
export function privateFolder(path) {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (statSync(path).uid === process.getuid?.()) chmodSync(path, 0o700);
}
