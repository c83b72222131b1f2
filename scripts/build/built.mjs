import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { BUILT_FILE, ROOT } from '../paths.mjs';
import { replaceFile } from '../run/replace-file.mjs';

/**
 * Returns the newest build of each part, including the shell: `{ [name]: { version, folder } }`. It is empty before
 * a build.
 */
export function builtParts() {
  if (!existsSync(BUILT_FILE)) return {};
  const parts = Object.entries(JSON.parse(readFileSync(BUILT_FILE, 'utf8')));
  // Older checkouts wrote entries without a version.
  const complete = parts.filter(([, part]) => part.version && part.folder);
  return Object.fromEntries(
    complete.map(([name, part]) => [name, { ...part, folder: resolve(ROOT, part.folder) }]),
  );
}

/**
 * Writes the version and folder of each part's newest build, for the store, the tests, and the budgets. The folders
 * are relative to the checkout, so that a copied checkout serves its own files.
 */
export function writeBuiltParts(made) {
  const parts = builtParts();
  for (const { name, version, folder } of made) if (version) parts[name] = { version, folder };
  for (const part of Object.values(parts)) part.folder = relative(ROOT, part.folder);
  mkdirSync(dirname(BUILT_FILE), { recursive: true });
  replaceFile(BUILT_FILE, `${JSON.stringify(parts, null, 2)}\n`);
}

/** Returns the newest build of each remote: `[{ name, version, folder }]`. */
export const builtRemotes = () =>
  Object.entries(builtParts())
    .filter(([name]) => name !== 'shell')
    .map(([name, part]) => ({ name, ...part }));
