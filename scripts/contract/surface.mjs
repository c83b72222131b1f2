import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT } from '../paths.mjs';

const TYPES = join(ROOT, '.cache/types/shared-contracts');
const SOURCES = join(ROOT, 'shared-contracts/src');

/** Where the shell and a remote meet in types: the shared store and what its answers are made of, the kit, and the remote. */
const FOLDERS = ['store', 'wire', 'finance', 'ui'];
const REMOTE = 'remote/remote-module';
/** Its brands are unique symbols: a copy of one would be another type, so every version uses the living one. */
const BRANDED = 'finance/civil-date';

const OURS = /(["'])@halyard\/shared-contracts\/(store|wire|finance)\1/g;
const LIVING = /(["'])(?:\.\.\/)+(money|demo|brand)(?:\/[\w/-]+)?\1/g;
/** Packages that are shared through a short list: the list says what a remote can ask for, by name. */
const LISTS = { valibot: 'valibot', 'react-redux': 'react-redux', router: 'react-router' };
const LIST_SOURCE = /(\} from) '[^']+'/;

/** Prose is no part of a type, and a golden is read by people. */
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/\s*/g, '');

/** A copy refers to its own siblings, and to the current packages where it depends on them. */
const rewritten = (text) =>
  withoutComments(text)
    .replace(OURS, (_, quote, name) => `${quote}../${name}/index${quote}`)
    .replace(LIVING, (_, quote, name) => `${quote}@halyard/shared-contracts/${name}${quote}`);

/** The compiler leaves the types of a source that somebody removed. */
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

/** The kit's index and the modules that it exports; the other modules of the kit are internal. */
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

/** The types of this tree's contract, as declarations by path. The compiler must have run. */
export function surface() {
  const names = [...FOLDERS.flatMap(declarations), `${REMOTE}.d.ts`].toSorted();
  const entries = names
    .filter((name) => name !== `${BRANDED}.d.ts`)
    .map((name) => [name, rewritten(readFileSync(join(TYPES, name), 'utf8'))]);
  const kit = ofTheKit(Object.fromEntries(entries));
  const met = entries.filter(([name]) => !name.startsWith('ui/') || kit.has(name));
  return Object.fromEntries([...met, ...Object.entries(LISTS).map(listed)]);
}

/** What a remote imports from by name, and what its screens give the kit: an older shell does not have what is added. */
const BY_NAME = /^(store\/index|remote\/remote-module|ui\/.*|list\/.*)\.d\.ts$/;

/** Whether two versions name the same, to the letter. */
export const namesTheSame = (a, b) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .filter((name) => BY_NAME.test(name))
    .every((name) => a[name] === b[name]);

/** Stands in a copy for the file that is never copied. */
export const LIVING_BRANDS = {
  [`${BRANDED}.d.ts`]: "export * from '@halyard/shared-contracts/finance';\n",
};
