import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { staticText } from './static-text.mjs';

const SOURCE = /\.(?:tsx?|m?js)$/;
const NOT_SHIPPED = /(?:^|\/)node_modules\/|(?:^|\/)testing\/|\.test\.tsx?$|\.d\.ts$/;

const lineOf = (code, at) => code.slice(0, at).split('\n').length;

function constantsIn(program) {
  const constants = new Map();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    },
  }).visit(program);
  return constants;
}

/**
 * Returns every regular expression in a file as { line, pattern, flags }: literals, and those that `RegExp` makes
 * from text. Constants of the file are resolved. Any other inserted text counts as a plain word, so the code must
 * escape it.
 */
function patternsIn(path, code) {
  const { program } = parseSync(path, code);
  const constants = constantsIn(program);
  const found = [];
  const make = ({ callee, arguments: [text, flags], start }) => {
    if (callee.name !== 'RegExp' || !text) return;
    found.push({
      line: lineOf(code, start),
      pattern: staticText(text, constants),
      flags: flags ? staticText(flags, constants) : '',
    });
  };
  new Visitor({
    Literal({ regex, start }) {
      if (regex) found.push({ line: lineOf(code, start), ...regex });
    },
    NewExpression: make,
    CallExpression: make,
  }).visit(program);
  return found;
}

/** Yields every regular expression in the shipped files below a folder, as { place, pattern, flags }. */
export function* patternsBelow(folder) {
  for (const name of readdirSync(folder, { recursive: true }).toSorted((a, b) =>
    a.localeCompare(b, 'en'),
  )) {
    if (!SOURCE.test(name) || NOT_SHIPPED.test(name)) continue;
    const path = join(folder, name);
    for (const { line, ...regex } of patternsIn(path, readFileSync(path, 'utf8'))) {
      yield { place: `${path}:${line}`, ...regex };
    }
  }
}
