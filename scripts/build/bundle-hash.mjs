import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runtimeImports } from '../boundaries/imports.mjs';
import { ROOT } from '../paths.mjs';

/** These packages affect every build. */
const BUILDERS = ['@rspack/core', '@module-federation/enhanced'];

const SCRIPT = /\.(tsx?|mjs)$/;

/** A style sheet names fonts, other sheets, and the sheets whose classes it composes. */
const IN_STYLE = /(?:url\(|@import\s+|\bfrom\s+)['"]?(\.{1,2}\/[^'")\s?#]+)/g;

const filesOfStyle = (file) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(IN_STYLE)].map(([, name]) =>
    join(dirname(file), name),
  );

const packageName = (specifier) => specifier.match(/^(@[^/]+\/)?[^/]+/)[0];

/** Returns the repository files and the packages that a bundle with these entries contains. */
function contentOf(entries, isShared) {
  const [files, packages, open] = [new Set(), new Set(BUILDERS), [...entries]];
  while (open.length > 0) {
    const file = open.pop();
    if (files.has(file)) continue;
    files.add(file);
    if (file.endsWith('.css')) open.push(...filesOfStyle(file));
    if (!SCRIPT.test(file)) continue;
    for (const { specifier, to } of runtimeImports(file)) {
      if (isShared(specifier)) continue;
      if (to) open.push(to);
      else if (to === null) packages.add(packageName(specifier));
    }
  }
  return { files, packages };
}

const { packages: locked } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));

/** Finds the folder where npm installed a package that the package at `from` needs. */
function placeOf(name, from) {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (locked[place]) return place;
    if (!folder.includes('/node_modules/')) break;
  }
  return locked[`node_modules/${name}`] ? `node_modules/${name}` : null;
}

/** Returns all packages that these packages need, as lines of `place version hash`. */
function lockedPackages(names) {
  const [lines, open] = [new Map(), [...names].map((name) => placeOf(name, ''))];
  while (open.length > 0) {
    const place = open.pop();
    if (!place || lines.has(place)) continue;
    const { version, integrity, dependencies = {} } = locked[place];
    lines.set(place, `${place} ${version} ${integrity}`);
    open.push(...Object.keys(dependencies).map((name) => placeOf(name, place)));
  }
  return [...lines.values()];
}

const byText = (a, b) => (a < b ? -1 : 1);

/**
 * Returns `hash`, eight hex digits for the contents of a bundle: the repository files that its entries reach,
 * further `files`, the locked packages, and `settings`. Modules in `isShared` come from the shell and do not count.
 * Two checkouts of one commit give the same hash. The returned `files` are all covered files.
 */
export function bundleHash({ entries, files = [], isShared = () => false, settings = '' }) {
  const content = contentOf(entries, isShared);
  const hash = createHash('sha256').update(settings);
  const covered = [...new Set([...content.files, ...files])].sort(byText);
  for (const file of covered) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  }
  for (const line of lockedPackages(content.packages).sort(byText)) hash.update(line).update('\0');
  return { hash: hash.digest('hex').slice(0, 8), files: new Set(covered) };
}
