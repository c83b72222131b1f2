import { groupBy, quotesOf } from './rules.mjs';

/** Returns the text without the marks that only source code uses. */
const plain = (text) => text.replaceAll('\\', '').replaceAll('%%', '%').replace(/\s+/g, ' ');

const isPlanned = ({ rule }) => rule.startsWith('(planned) ');

const duplicates = (ids) => ids.filter((id, index) => ids.indexOf(id) !== index);

function missingQuotes(rule, files, sources) {
  const texts = files.map((file) => plain(sources.get(file)));
  return quotesOf(rule)
    .filter((quote) => !texts.some((text) => text.includes(plain(quote))))
    .map((quote) => `${rule.id}: none of its tests contains “${quote}”`);
}

/** Returns one sentence for each mismatch between the rules and the tests that cite them. */
export function problemsOf(rules, { citations, mentions, sources }) {
  const known = new Set(rules.map(({ id }) => id));
  const byRule = groupBy(citations, ({ id }) => id);
  return [
    ...duplicates(rules.map(({ id }) => id)).map((id) => `${id}: two rules have this id`),
    ...rules
      .filter((rule) => !byRule.has(rule.id) && !isPlanned(rule))
      .map(({ id }) => `${id}: no test cites this rule`),
    ...rules
      .filter((rule) => byRule.has(rule.id) && isPlanned(rule))
      .map(({ id }) => `${id}: a test cites this rule, so it is not (planned) any more`),
    ...[...citations, ...mentions]
      .filter(({ id }) => !known.has(id))
      .map(({ id, file, line }) => `${file}:${line} cites ${id}, which is no rule`),
    ...citations
      .filter(({ title }) => title === null)
      .map(
        ({ id, file, line }) =>
          `${file}:${line} cites ${id}, but no test that runs stands below it`,
      ),
    ...rules.flatMap((rule) => {
      const files = (byRule.get(rule.id) ?? []).map(({ file }) => file);
      return files.length === 0 ? [] : missingQuotes(rule, files, sources);
    }),
  ];
}
