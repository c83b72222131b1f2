import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './paths.mjs';

const IGNORED = /(^|\/)(node_modules|\.build|\.cache|coverage|var)(\/|$)|\.test\.tsx?$|\.md$/;

/** Yields the files that can change a build, without tests and documents. */
export function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (IGNORED.test(relative(ROOT, path))) continue;
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}

const byText = (a, b) => (a < b ? -1 : 1);

/**
 * Returns eight hex digits for the contents of some folders and files of the repository, the build settings, and
 * the locked packages. Two checkouts of one commit give the same digits. Tests and documents do not count.
 */
export function sourceHash(...places) {
  const hash = createHash('sha256');
  const fixed = [join(ROOT, 'package-lock.json')];
  const inPlaces = [...places, 'scripts/remote-kit/preset', 'scripts/rspack'].flatMap((place) => [
    ...filesBelow(join(ROOT, place)),
  ]);
  for (const path of [...fixed, ...inPlaces].sort(byText)) {
    hash.update(relative(ROOT, path)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}
