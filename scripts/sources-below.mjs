import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Yields the paths of all TypeScript files in a folder and its subfolders, except installed packages. */
export function* sourcesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules') continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourcesBelow(path);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}
