import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../paths.mjs';

const MOST_FILES = 25;
const SKIPPED = /^(?:node_modules|dist|var|pictures|history|\..*)$/;
const COUNTED = /\.(?:ts|tsx|mjs|css|md)$/;

function* foldersBelow(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COUNTED.test(entry.name));
  yield { folder: relative(ROOT, folder), count: files.length };
  for (const entry of entries) {
    if (entry.isDirectory() && !SKIPPED.test(entry.name))
      yield* foldersBelow(join(folder, entry.name));
  }
}

/** Returns one sentence for each folder with too many files. */
export const folderProblems = () =>
  [...foldersBelow(ROOT)]
    .filter(({ count }) => count > MOST_FILES)
    .map(
      ({ folder, count }) =>
        `${folder} has ${count} files, and ${MOST_FILES} is the limit: group some of them by subject in a folder of their own`,
    );
