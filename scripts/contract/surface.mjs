import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT } from '../paths.mjs';

const TYPES = join(ROOT, '.cache/types/shared-contracts');
const SOURCES = join(ROOT, 'shared-contracts/src');

/** These folders contain the types that the shell and a remote share: the store with its answers, and the kit. */
const FOLDERS = ['store', 'wire', 'finance', 'ui'];
const REMOTE = 'remote/remote-module';
/** The brands in this file are unique symbols. A copy would be another type, so every version uses the current file. */
const BRANDED = 'finance/civil-date';

const OURS = /(["'])@halyard\/shared-contracts\/(store|wire|finance)\1/g;
const LIVING = /(["'])(?:\.\.\/)+(money|demo|brand)(?:\/[\w/-]+)?\1/g;
/** Each of these packages is shared through a list of the names that a remote may import. */
const LISTS = { valibot: 'valibot', 'react-redux': 'react-redux', router: 'react-router' };
const LIST_SOURCE = /(\} from) '[^']+'/;

/** Removes comments, because they are no part of a type. */
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/\s*/g, '');

/** Makes a copy refer to its own neighbors, or to the current packages that it depends on. */
const rewritten = (text) =>
  withoutComments(text)
    .replace(OURS, (_, quote, name) => `${quote}../${name}/index${quote}`)
    .replace(LIVING, (_, quote, name) => `${quote}@halyard/shared-contracts/${name}${quote}`);

/** The compiler does not delete the types of a removed source. */
const hasSource = (name) =>
  ['.ts', '.tsx'].some((ending) => existsSync(join(SOURCES, name.replace(/\.d\.ts$/, ending))));

function declarations(folder) {
  return readdirSync(join(TYPES, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.d.ts') && !/\.test\.|testing\//.test(name))
    .map((name) => `${folder}/${name}`.replaceAll('\\', '/'))
    .filter(hasSource);
}

const listed = ([file, source]) => {
  const text = readFileSync(join(ROOT, 'scripts/rspack', `${file}.mjs`), 'utf8');
  return [`list/${file}.d.ts`, withoutComments(text).replace(LIST_SOURCE, `$1 '${source}'`)];
};

const FROM = /(?:from |import\()(["'])(\.{1,2}\/[^"']+)\1/g;

/** Returns the kit's index and the modules that it exports. Its other modules are internal. */
function ofTheKit(entries) {
  const found = new Set();
  const visit = (module) => {
    const name = [`${module}.d.ts`, `${module}/index.d.ts`].find((each) => each in entries);
    if (!name || found.has(name)) return;
    found.add(name);
    const here = posix.dirname(name);
    for (const [, , path] of entries[name].matchAll(FROM)) visit(posix.join(here, path));
  };
  visit('ui/index');
  return new Set([...found].filter((name) => name.startsWith('ui/')));
}

/** Returns the types of this tree's contract as declarations by path. The compiler must have run before. */
export function surface() {
  const names = [...FOLDERS.flatMap(declarations), `${REMOTE}.d.ts`].toSorted();
  const entries = names
    .filter((name) => name !== `${BRANDED}.d.ts`)
    .map((name) => [name, rewritten(readFileSync(join(TYPES, name), 'utf8'))]);
  const kit = ofTheKit(Object.fromEntries(entries));
  const met = entries.filter(([name]) => !name.startsWith('ui/') || kit.has(name));
  return Object.fromEntries([...met, ...Object.entries(LISTS).map(listed)]);
}

/** A remote imports these names or passes these types to the kit. An older shell lacks later additions. */
const BY_NAME = /^(store\/index|remote\/remote-module|ui\/.*|list\/.*)\.d\.ts$/;

/** Tells whether two versions have exactly the same names. */
export const namesTheSame = (a, b) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .filter((name) => BY_NAME.test(name))
    .every((name) => a[name] === b[name]);

/** In a copy, this replaces the file that is never copied. */
export const LIVING_BRANDS = {
  [`${BRANDED}.d.ts`]: "export * from '@halyard/shared-contracts/finance';\n",
};
