import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const FOLDERS = [
  'shared-contracts/src',
  'shell/src',
  'mfe-dashboard/src',
  'mfe-money/src',
  'mfe-planning/src',
  'mfe-legal/src',
  'api/src',
  'api/practice-bank',
  'e2e',
];
const COVERS = /^\s*\/\/ Covers (.+)\.$/;
const TEST = /^\s*(?:it|test|describe)\b/;
const TITLE = /(['"`])((?:\\.|(?!\1)[^\\])*)\1/;

function* testFilesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* testFilesBelow(path);
    else if (/\.(test|e2e)\.tsx?$/.test(entry.name) || /e2e\/.*\.ts$/.test(path)) yield path;
  }
}

/** The title of the test that begins at a line; a table of values may stand before it. */
function titleAt(lines, index) {
  const source = lines.slice(index).join('\n');
  const isTable = /^\s*\w+(?:\.\w+)*\.each\b/.test(source);
  const start = isTable ? source.search(/\)\(\s*['"`]/) : 0;
  return TITLE.exec(source.slice(start))?.[2].replaceAll('\\', '') ?? '';
}

/** Citations of one source; `title` is null where a comment stands above something that is no test. */
function citationsOf(file, source) {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const ids = COVERS.exec(line)?.[1].split(', ');
    if (ids === undefined) return [];
    const below = lines.findIndex((each, at) => at > index && !/^\s*\/\//.test(each));
    const title = TEST.test(lines[below] ?? '') ? titleAt(lines, below) : null;
    return ids.map((id) => ({ id, file, line: index + 1, title }));
  });
}

/** Reads the tests of a tree: their citations, and the text of each file that cites a rule. */
export function readCitations(root) {
  const sources = new Map();
  const folders = FOLDERS.map((folder) => join(root, folder)).filter((folder) =>
    existsSync(folder),
  );
  const citations = folders.flatMap((folder) =>
    [...testFilesBelow(folder)].flatMap((path) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes('// Covers ')) return [];
      const file = relative(root, path);
      sources.set(file, source);
      return citationsOf(file, source);
    }),
  );
  return { citations, sources };
}
