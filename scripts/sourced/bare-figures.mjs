import { parseSync, Visitor } from 'oxc-parser';

const DATA = /^shared-contracts\/src\/long-run\/sourced\//;
const SOURCE = /^(?:shell|shared-contracts|mfe-[a-z]+|api)\/src\/.*\.tsx?$/;
const TEST = /\.test\.tsx?$|\/testing\/|\/demo\//;
/** These files contain mathematics or the product's own settings, and no figures that a law sets. */
const OWN_NUMBERS = /^shared-contracts\/src\/long-run\/(?:random\/|settings\.ts$)/;
const RULES = /^shared-contracts\/src\/long-run\//;

const CENTS = 100;
const SMALLEST = 5_000;
/** Small counts, tens, and the months of a year do not identify a law. */
const PLAIN = new Set([0, 0.5, 1, 2, 3, 4, 10, 12, 100, 1e-7]);

const decimals = (value) => (String(value).split('.')[1] ?? '').length;

/** Tells whether a value is specific: an amount that is no whole thousand, or a long fraction. */
const isTelling = (value) =>
  Number.isInteger(value)
    ? value >= SMALLEST && value % 1_000 !== 0
    : value > 1_000 || (value < 1 && decimals(value) > 2);

/** Returns every number in a file as { value, line }. */
function numbersIn({ file, text }) {
  const found = [];
  new Visitor({
    Literal({ value, start }) {
      if (typeof value === 'number')
        found.push({ value, line: text.slice(0, start).split('\n').length });
    },
  }).visit(parseSync(file, text).program);
  return found;
}

/** Returns the specific values of the data folder, also in cents. */
function valuesOf(files) {
  const values = files
    .filter(({ file }) => DATA.test(file) && !TEST.test(file))
    .flatMap(numbersIn)
    .map(({ value }) => value)
    .filter(isTelling);
  return new Set(values.flatMap((value) => [value, Math.round(value * CENTS)]));
}

function problemOf(file, value, sourced) {
  if (RULES.test(file) && !PLAIN.has(value))
    return 'give it a source in shared-contracts/src/long-run/sourced, or a name in settings.ts';
  return sourced.has(value) ? 'it is a sourced figure: import it' : null;
}

/** Returns one sentence for each number in a source that belongs in the data folder (docs/how-to/update-a-year.md). */
export function bareFigures(files) {
  const sourced = valuesOf(files);
  return files
    .filter(({ file }) => SOURCE.test(file) && !TEST.test(file))
    .filter(({ file }) => !DATA.test(file) && !OWN_NUMBERS.test(file))
    .flatMap(({ file, text }) =>
      numbersIn({ file, text }).flatMap(({ value, line }) => {
        const problem = problemOf(file, value, sourced);
        return problem ? [`${file}:${line}: ${value}: ${problem}`] : [];
      }),
    );
}
