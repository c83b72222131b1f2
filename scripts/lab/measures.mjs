/**
 * Measures the sources: lines, comment words, and exports that one file uses. The lint rule `import/no-cycle` finds cycles.
 *
 *   node scripts/lab/measures.mjs           the figures
 *   node scripts/lab/measures.mjs comments  the files with the most comment words
 *   node scripts/lab/measures.mjs one-use   the exports that one file uses, each with that file
 */
import { imports } from '../boundaries/imports.mjs';
import { readFiles } from '../docs/files.mjs';
import { ROOT } from '../paths.mjs';

const PRODUCT = /^(?:shared-contracts|shell|mfe-[a-z]+|api)\/.*\.tsx?$/;
const TEST = /\.(?:test|e2e|attack)\.tsx?$|\/testing\//;
const SCREENS = /^(?:shell|mfe-[a-z]+)\//;

/** Texts come first in the pattern, because `//` in a text begins no comment. */
const TEXT_OR_COMMENT =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|(?<![\\/])\/\/.*/g;
const EXPORT =
  /^export (?:declare )?(?:async )?(?:const|function\*?|class|interface|type|enum) (\w+)/gm;
const NAMED =
  /^(?:import|export)\s+(?:type\s+)?(?:\w+,\s*)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/gm;

const files = readFiles(ROOT)
  .filter(({ file }) => PRODUCT.test(file))
  .map(({ file, text }) => ({ file, text, lines: text.split('\n').length - 1 }));
const product = files.filter(({ file }) => !TEST.test(file));
const edges = [...imports()].filter(({ to }) => to !== undefined);

const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);

function commentWords(text) {
  const comments = (text.match(TEXT_OR_COMMENT) ?? []).filter(
    (each) => /^\/[/*]/.test(each) && !each.includes('webpackChunkName'),
  );
  return sum(comments.map((each) => each.match(/[\p{L}\d][\p{L}\d’'-]*/gu)?.length ?? 0));
}

const wordsPer100 = (some) =>
  (100 * sum(some.map(({ text }) => commentWords(text)))) / sum(some.map(({ lines }) => lines));

function quantile(share) {
  const sizes = product.map(({ lines }) => lines).toSorted((a, b) => a - b);
  return sizes[Math.floor(share * (sizes.length - 1))];
}

const targetOf = new Map(edges.map(({ from, specifier, to }) => [`${from} ${specifier}`, to]));
const textOf = new Map(files.map(({ file, text }) => [file, text]));

/** Returns the names that a file imports or re-exports, each with the file that it comes from. */
const namesIn = (file, word) =>
  [...(textOf.get(file) ?? '').matchAll(NAMED)]
    .filter(([statement]) => statement.startsWith(word))
    .flatMap(([, list, specifier]) =>
      list.split(',').map((each) => {
        const [name, as] = each
          .trim()
          .replace(/^type /, '')
          .split(' as ');
        return { name, as: as ?? name, to: targetOf.get(`${file} ${specifier}`) };
      }),
    )
    .filter(({ name, to }) => name && to);

/** Follows a name through indexes to the file that declares it. */
function declaredIn(file, name) {
  const again = namesIn(file, 'export').find(({ as }) => as === name);
  if (again) return declaredIn(again.to, again.name);
  return `${file} ${name}`;
}

function exportsWithUsers() {
  const users = new Map();
  for (const { file } of product) {
    for (const { name, to } of namesIn(file, 'import')) {
      const key = declaredIn(to, name);
      users.set(key, (users.get(key) ?? new Set()).add(file));
    }
  }
  return product.flatMap(({ file, text }) =>
    [...text.matchAll(EXPORT)].map(([, name]) => ({
      file,
      name,
      users: [...(users.get(`${file} ${name}`) ?? [])],
    })),
  );
}

const REPORTS = {
  figures() {
    const exported = exportsWithUsers();
    const once = exported.filter(({ users }) => users.length === 1);
    const tests = files.filter(({ file }) => TEST.test(file));
    return [
      `${sum(product.map(({ lines }) => lines))} lines in ${product.length} files, and ${sum(tests.map(({ lines }) => lines))} lines of their tests`,
      `the median file has ${quantile(0.5)} lines, and nine of ten have at most ${quantile(0.9)}`,
      `${wordsPer100(product).toFixed(1)} comment words per 100 lines, ${wordsPer100(product.filter(({ file }) => SCREENS.test(file))).toFixed(1)} in screens, ${wordsPer100(files).toFixed(1)} with tests`,
      `${((100 * once.length) / exported.length).toFixed(1)} % of ${exported.length} exports are used by one file`,
    ];
  },
  comments: () =>
    product
      .map(({ file, text }) => ({ file, words: commentWords(text) }))
      .toSorted((a, b) => b.words - a.words)
      .map(({ file, words }) => `${words} ${file}`),
  'one-use': () =>
    exportsWithUsers()
      .filter(({ users }) => users.length === 1)
      .map(({ file, name, users }) => `${file} ${name} <- ${users[0]}`),
};

console.log(REPORTS[process.argv[2] ?? 'figures']().join('\n'));
