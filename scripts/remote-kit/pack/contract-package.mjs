import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { transformSync } from '@swc/core';
import { CACHE, ROOT } from '../../paths.mjs';
import { contractVersion } from '../../rspack/contract.mjs';
import { sharedList } from '../../rspack/shared.mjs';
import { apiReport } from './api-report.mjs';
import { contractEntries, contractManifest } from './contract-entries.mjs';
import { runTypeScript } from './run-type-script.mjs';
import { specifiersOf, withSpecifiers } from './specifiers.mjs';

const SOURCES = join(ROOT, 'shared-contracts/src');
const TYPES = join(CACHE, 'types/shared-contracts');

const isFile = (path) => existsSync(path) && statSync(path).isFile();

/** Returns the file of a relative name below `root`, or undefined for a package. */
function fileNamed(root, from, name, endings) {
  if (!name.startsWith('.')) return undefined;
  const base = join(dirname(join(root, from)), name);
  const found = ['', ...endings].map((ending) => base + ending).find(isFile);
  if (!found) throw new Error(`${from} names ${name}, which is not there.`);
  return relative(root, found);
}

const IN_STYLE = /(?:url\(|@import\s+|\bfrom\s+)['"]?(\.{1,2}\/[^'")\s?#]+)/g;

/** Returns every file that some entries reach, including the entries. */
function reached(root, entries, endings) {
  const [files, open] = [new Set(), [...entries]];
  while (open.length > 0) {
    const file = open.pop();
    if (files.has(file)) continue;
    files.add(file);
    const text = /\.(tsx?|css)$/.test(file) ? readFileSync(join(root, file), 'utf8') : '';
    const names = file.endsWith('.css')
      ? [...text.matchAll(IN_STYLE)].map(([, name]) => name)
      : /\.tsx?$/.test(file)
        ? specifiersOf(file, text)
        : [];
    for (const name of names) {
      const target = fileNamed(root, file, name, endings);
      if (target) open.push(target);
    }
  }
  return [...files];
}

/** Returns the path from `a/b` to `./c` as an import names it. */
function named(from, to) {
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

const asScript = (file) => file.replace(/\.tsx?$/, '.js');

/** Compiles a source to ES2023 without types and JSX. Every relative name gets its ending. */
function scriptOf(file) {
  const { code } = transformSync(readFileSync(join(SOURCES, file), 'utf8'), {
    filename: file,
    configFile: false,
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: file.endsWith('.tsx') },
      transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
      target: 'es2023',
    },
    module: { type: 'es6' },
  });
  // A re-export of only types leaves an empty statement.
  const used = code.replaceAll(/^export \{ *\} from .*\n/gm, '');
  return withSpecifiers(asScript(file), used, (name) => {
    const target = fileNamed(SOURCES, file, name, ['.ts', '.tsx', '/index.ts', '/index.tsx']);
    return target && named(file, asScript(target));
  });
}

const TYPE_ENDINGS = ['.d.ts', '/index.d.ts'];

function declarationsOf(file) {
  const source = readFileSync(join(TYPES, file), 'utf8');
  return withSpecifiers(file, source, (name) => {
    const target = fileNamed(TYPES, file, name, TYPE_ENDINGS);
    return target && named(file, target.replace(/\.d\.ts$/, '.js'));
  }).replace(/\n?\/\/# sourceMappingURL=.*\n?$/, '\n');
}

function put(folder, file, text) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const declaration = (file) => file.replace(/\.tsx?$/, '.d.ts');

const exportOf = (file) =>
  file.endsWith('.css')
    ? `./dist/${file}`
    : { types: `./dist/${declaration(file)}`, default: `./dist/${asScript(file)}` };

/** Returns the `package.json` of the packed contract. Its version is the version of the contract. */
function packedManifest(entries) {
  const { name, dependencies, sideEffects } = contractManifest();
  return {
    name,
    version: contractVersion(),
    description:
      'What the Halyard shell gives to remotes: store, kit, finance rules, and test helpers',
    license: 'Apache-2.0',
    type: 'module',
    sideEffects,
    exports: {
      ...Object.fromEntries(entries.map(([each, file]) => [each, exportOf(file)])),
      './ambient': { types: './dist/ambient.d.ts' },
      './shared.json': './dist/shared.json',
      './package.json': './package.json',
    },
    dependencies,
    peerDependencies: { '@testing-library/react': '^16', '@testing-library/user-event': '^14' },
    peerDependenciesMeta: {
      '@testing-library/react': { optional: true },
      '@testing-library/user-event': { optional: true },
    },
  };
}

/** These are the types of a bundler's additions to TypeScript, for `types` in a tsconfig. */
const AMBIENT = ['ui/css-modules.d.ts', 'ui/custom-properties.d.ts'];

/** Writes the contract as a package with built scripts and declarations, without sources and tests. */
export async function writeContractPackage(folder) {
  await runTypeScript('shared-contracts');
  const entries = contractEntries();
  const dist = join(folder, 'dist');
  const files = entries.map(([, file]) => file);
  for (const file of reached(SOURCES, files, ['.ts', '.tsx', '/index.ts', '/index.tsx'])) {
    if (/\.tsx?$/.test(file)) put(dist, asScript(file), scriptOf(file));
    else cpSync(join(SOURCES, file), join(dist, file));
  }
  const types = files.filter((file) => /\.tsx?$/.test(file)).map(declaration);
  for (const file of reached(TYPES, types, TYPE_ENDINGS)) put(dist, file, declarationsOf(file));
  for (const file of AMBIENT) cpSync(join(SOURCES, file), join(dist, file));
  const references = AMBIENT.map((file) => `/// <reference path="./${file}" />\n`);
  put(dist, 'ambient.d.ts', references.join(''));
  put(
    dist,
    'shared.json',
    JSON.stringify({ contract: contractVersion(), shared: sharedList() }, null, 2),
  );
  put(folder, 'API.md', apiReport());
  put(folder, 'package.json', JSON.stringify(packedManifest(entries), null, 2));
}
