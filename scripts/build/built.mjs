import { existsSync, readFileSync } from 'node:fs';
import { BUILT_FILE } from '../paths.mjs';

/** The newest build of each part: `{ [name]: { version, folder } }`, with the shell among them; empty before a build. */
export function builtParts() {
  if (!existsSync(BUILT_FILE)) return {};
  const parts = Object.entries(JSON.parse(readFileSync(BUILT_FILE, 'utf8')));
  // A file that an older checkout wrote has entries without a version.
  return Object.fromEntries(parts.filter(([, part]) => part.version && part.folder));
}

/** The newest build of each remote: `[{ name, version, folder }]`. */
export const builtRemotes = () =>
  Object.entries(builtParts())
    .filter(([name]) => name !== 'shell')
    .map(([name, part]) => ({ name, ...part }));
