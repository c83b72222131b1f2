/** This file lists the figures with their producers, and the screens that may add up amounts. */
export const LIST = 'scripts/boundaries/figure-list.mjs';

const SCREENS = /^(shell|mfe-[a-z]+)\/src\//;
const TESTS = /\.(test|e2e)\.tsx?$|\/testing\//;
const PRODUCT = /^(shared-contracts|shell|mfe-[a-z]+|api)\/src\/.*\.tsx?$/;
const ADDS = /\b(?:add|subtract|sum)\b/;
/** This matches plain arithmetic with a field of money. `b.amount - a.amount` is left out, because it only sorts. */
const ADDS_PLAINLY =
  /(?:\+|(?<!b\.\w+ )-) (?:\w+\.)?(?:amount|balance|spent|assigned|premium|coverage)\b/;
/** This matches `list.reduce((total, each) => total + …)`. */
const ADDS_BY_REDUCE = /\breduce(?:<[^>]*>)?\(\s*\((\w+), [^)]*\) => \1 \+/;
const MONEY_IMPORT = /import \{([^}]*)\} from '@halyard\/shared-contracts\/money';/;

const declares = (name) => new RegExp(`^(?:export )?(?:function|const) ${name}\\b`, 'm');
const importsName = (name) => new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from`);

function producerProblems({ figure, producer, in: home, usedBy }, files) {
  const declared = files.filter(({ text }) => declares(producer).test(text));
  const importing = files.filter(({ text }) => importsName(producer).test(text));
  const isIn = (found, path) => found.some(({ file }) => file === path);
  return [
    ...(isIn(declared, home) ? [] : [`${home} does not compute the ${figure} (${producer})`]),
    ...declared
      .filter(({ file }) => file !== home)
      .map(({ file }) => `${file} computes the ${figure} again: use ${producer} of ${home}`),
    ...usedBy
      .filter((path) => !isIn(importing, path))
      .map((path) => `${path} shows the ${figure} and does not import ${producer}`),
  ];
}

const addsUp = ({ file, text }) =>
  SCREENS.test(file) &&
  (ADDS.test(MONEY_IMPORT.exec(text)?.[1] ?? '') ||
    ADDS_PLAINLY.test(text) ||
    ADDS_BY_REDUCE.test(text));

function arithmeticProblems(files, allowed, finance) {
  const adding = files.filter(addsUp).map(({ file }) => file);
  return [
    ...adding
      .filter((path) => !(path in allowed))
      .map(
        (path) =>
          `${path} adds up amounts: move the figure to ${finance}, or add the file and the reason to ARITHMETIC in ${LIST}`,
      ),
    ...Object.keys(allowed)
      .filter((path) => !adding.includes(path))
      .map((path) => `${path} adds up nothing any more: remove it from ARITHMETIC in ${LIST}`),
  ];
}

/** Returns one sentence for each breach of the rule that each figure has one producer. */
export function figureProblems(files, { FIGURES, ARITHMETIC, FINANCE }) {
  const product = files.filter(({ file }) => PRODUCT.test(file) && !TESTS.test(file));
  return [
    ...FIGURES.flatMap((figure) => producerProblems(figure, product)),
    ...arithmeticProblems(product, ARITHMETIC, FINANCE),
  ];
}
