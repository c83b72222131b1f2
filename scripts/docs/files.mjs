import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const SKIPPED = /^(?:node_modules|var|\..*)$/;
const READ = /\.(?:md|ts|tsx|mjs|cjs)$/;

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (READ.test(entry.name)) yield path;
  }
}

export const readFiles = (root) =>
  [...filesBelow(root)].map((path) => ({
    file: relative(root, path),
    text: readFileSync(path, 'utf8'),
  }));
