import { existsSync, readFileSync } from 'node:fs';
import { BUILT_FILE } from '../paths.mjs';

/**
 * Returns the newest build of each part, including the shell: `{ [name]: { version, folder } }`. It is empty before
 * a build.
 */
export function builtParts() {
  if (!existsSync(BUILT_FILE)) return {};
  const parts = Object.entries(JSON.parse(readFileSync(BUILT_FILE, 'utf8')));
  // Older checkouts wrote entries without a version.
  return Object.fromEntries(parts.filter(([, part]) => part.version && part.folder));
}

/** Returns the newest build of each remote: `[{ name, version, folder }]`. */
export const builtRemotes = () =>
  Object.entries(builtParts())
    .filter(([name]) => name !== 'shell')
    .map(([name, part]) => ({ name, ...part }));
