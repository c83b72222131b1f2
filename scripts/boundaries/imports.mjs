import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { remoteFolders } from '../build/remote-folders.mjs';
import { ROOT } from '../paths.mjs';
import { sourcesBelow } from '../sources-below.mjs';

const WORKSPACES = ['shared-contracts', 'shell', ...remoteFolders(), 'api', 'e2e'];
const SPECIFIER = /(?:\bfrom\s*|\bimport\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?)['"]([^'"\n]+)['"]/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];
const PACKAGE = '@halyard/';

const { exports: entries } = JSON.parse(
  readFileSync(join(ROOT, 'shared-contracts/package.json'), 'utf8'),
);

const isFile = (path) => existsSync(path) && statSync(path).isFile();

/** Imports of types leave nothing in a bundle. */
const TYPES_ONLY = /\b(?:import|export)\s+type\b[^'"]*?from\s*['"][^'"\n]+['"]/g;

/**
 * Returns the file of the repository that a specifier names, null for a package from outside, or undefined if the
 * file does not exist.
 */
function target(from, specifier) {
  if (specifier.startsWith('.')) {
    const base = join(dirname(from), specifier);
    const found = ENDINGS.map((ending) => base + ending).find(isFile);
    return found && relative(ROOT, found);
  }
  if (!specifier.startsWith(PACKAGE)) return null;
  const [workspace, ...rest] = specifier.slice(PACKAGE.length).split('/');
  if (workspace !== 'shared-contracts') return `${workspace}/${rest.join('/')}`;
  const entry = entries[`./${rest.join('/')}`];
  return entry && join('shared-contracts', entry);
}

/** Returns the runtime imports of a file as { specifier, to }. `to` is as in `target`, with paths from the root. */
export function runtimeImports(file) {
  const path = join(ROOT, file);
  const text = readFileSync(path, 'utf8').replace(TYPES_ONLY, '');
  return [...text.matchAll(SPECIFIER)].map(([, specifier]) => ({
    specifier,
    to: target(path, specifier),
  }));
}

/** Yields every import between files of the repository as { from, to, specifier } with paths from its root. */
export function* imports() {
  for (const workspace of WORKSPACES) {
    for (const path of sourcesBelow(join(ROOT, workspace))) {
      const from = relative(ROOT, path);
      for (const [, specifier] of readFileSync(path, 'utf8').matchAll(SPECIFIER)) {
        const to = target(path, specifier);
        if (to !== null) yield { from, to, specifier };
      }
    }
  }
}
