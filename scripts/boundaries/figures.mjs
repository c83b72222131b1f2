import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { ARITHMETIC, FIGURES, FINANCE } from './figure-list.mjs';
import { imports } from './imports.mjs';

const SCREENS = /^(shell|mfe-[a-z]+)\/src\//;
const TESTS = /\.(test|e2e)\.tsx?$|\/testing\//;
const PRODUCT = /^(shared-contracts|shell|mfe-[a-z]+|api)\/src\//;
const ADDS = /\b(?:add|subtract|sum)\b/;
/** This matches plain arithmetic with a field of money. `b.amount - a.amount` is left out, because it only sorts. */
const ADDS_PLAINLY =
  /(?:\+|(?<!b\.\w+ )-) (?:\w+\.)?(?:amount|balance|spent|assigned|premium|coverage)\b/;
/** This matches `list.reduce((total, each) => total + …)`. */
const ADDS_BY_REDUCE = /\breduce(?:<[^>]*>)?\(\s*\((\w+), [^)]*\) => \1 \+/;
const MONEY_IMPORT = /import \{([^}]*)\} from '@halyard\/shared-contracts\/money';/;

const read = (path) => readFileSync(join(ROOT, path), 'utf8');

const productFiles = () => [
  ...new Set(
    [...imports()]
      .flatMap(({ from, to }) => [from, to ?? from])
      .filter((path) => PRODUCT.test(path) && !TESTS.test(path)),
  ),
];

const declares = (name) => new RegExp(`^(?:export )?(?:function|const) ${name}\\b`, 'm');
const importsName = (name) => new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from`);

function producerProblems({ figure, producer, in: home, usedBy }, files) {
  const declared = files.filter((path) => declares(producer).test(read(path)));
  const strangers = declared.filter((path) => path !== home);
  return [
    ...(declared.includes(home) ? [] : [`${home} does not compute the ${figure} (${producer})`]),
    ...strangers.map((path) => `${path} computes the ${figure} again: use ${producer} of ${home}`),
    ...usedBy
      .filter((path) => !importsName(producer).test(read(path)))
      .map((path) => `${path} shows the ${figure} and does not import ${producer}`),
  ];
}

function arithmeticProblems(files) {
  const adding = files.filter(
    (path) =>
      SCREENS.test(path) &&
      (ADDS.test(MONEY_IMPORT.exec(read(path))?.[1] ?? '') ||
        ADDS_PLAINLY.test(read(path)) ||
        ADDS_BY_REDUCE.test(read(path))),
  );
  return [
    ...adding
      .filter((path) => !(path in ARITHMETIC))
      .map((path) => `${path} adds up amounts: move the figure to ${FINANCE}, or say why not`),
    ...Object.keys(ARITHMETIC)
      .filter((path) => !adding.includes(path))
      .map((path) => `${path} adds up nothing any more: remove it from the list`),
  ];
}

/** Returns the breaches of the rule that each figure has one producer. */
export function figureProblems() {
  const files = productFiles();
  return [
    ...FIGURES.flatMap((figure) => producerProblems(figure, files)),
    ...arithmeticProblems(files),
  ];
}
