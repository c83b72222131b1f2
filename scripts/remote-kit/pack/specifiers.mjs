import { parseSync } from 'oxc-parser';

/** Returns every import name in a module with its position, without the quotes. */
function namesIn(file, source) {
  const { module } = parseSync(file, source);
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ];
  const found = named
    .filter(Boolean)
    .map(({ start, end }) => [source.slice(start, end), start, end])
    .filter(([quoted]) => /^(['"]).*\1$/.test(quoted))
    .map(([quoted, start, end]) => [
      start,
      { name: quoted.slice(1, -1), start: start + 1, end: end - 1 },
    ]);
  return [...new Map(found).values()].sort((a, b) => b.start - a.start);
}

export const specifiersOf = (file, source) => namesIn(file, source).map(({ name }) => name);

/** Replaces some import names of a module. A name stays if `replaced` returns undefined for it. */
export const withSpecifiers = (file, source, replaced) =>
  namesIn(file, source).reduce((text, { name, start, end }) => {
    const other = replaced(name);
    return other === undefined ? text : text.slice(0, start) + other + text.slice(end);
  }, source);
