import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { remoteFolders } from '../build/remote-folders.mjs';
import { sourcesBelow } from '../sources-below.mjs';

const FOLDERS = [
  'shared-contracts/src',
  'shell/src',
  ...remoteFolders().map((folder) => `${folder}/src`),
  'api/src',
  'api/practice-bank',
  'e2e',
];
/** This is the form of a rule's id: P1-2.3-7, P2-2.budget-1, P3-C6-2, R-5.1. */
const RULE_ID = /\b(?:P[12]-\d[\w.]*(?:-[a-z]+)*-\d+|P3-[A-Z]\d+-\d+|R-\d\.\d+)\b/g;
const COVERS = /^\s*\/\/ Covers (.+)\.$/;
/** Matches a test that runs, because a skipped or planned test proves nothing. */
const TEST = /^\s*(?:it|test|describe)\b(?!\.(?:skip|todo))/;
const TITLE = /(['"`])((?:\\.|(?!\1)[^\\])*)\1/;

const isTest = (file) => /\.(test|e2e)\.tsx?$|^e2e\//.test(file);

/** Returns the title of the test that begins at a line. A table of values may come before the title. */
function titleAt(lines, index) {
  const source = lines.slice(index).join('\n');
  const isTable = /^\s*\w+(?:\.\w+)*\.each\b/.test(source);
  const start = isTable ? source.search(/\)\(\s*['"`]/) : 0;
  return TITLE.exec(source.slice(start))?.[2].replaceAll('\\', '') ?? '';
}

/** Returns the citations in one source. `title` is null for a comment that is not above a test. */
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

/** Returns the rules that comments in the product's code name, as citations without a title. */
const mentionsOf = (file, source) =>
  source
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(RULE_ID)].map(([id]) => ({ id, file, line: index + 1 })),
    );

/**
 * Reads the sources of a tree. Returns the citations of the tests, the mentions in other code, and the text of each
 * test file that cites a rule.
 */
export function readCitations(root) {
  const found = { citations: [], mentions: [], sources: new Map() };
  for (const folder of FOLDERS.map((each) => join(root, each)).filter((each) => existsSync(each))) {
    for (const path of sourcesBelow(folder)) {
      const [file, source] = [relative(root, path), readFileSync(path, 'utf8')];
      if (!isTest(file)) found.mentions.push(...mentionsOf(file, source));
      else if (source.includes('// Covers ')) {
        found.sources.set(file, source);
        found.citations.push(...citationsOf(file, source));
      }
    }
  }
  return found;
}
