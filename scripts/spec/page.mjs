import { groupBy } from './rules.mjs';

const HEAD = `# Which test proves which rule

\`node scripts/spec-coverage.mjs\` generates this page from the comments \`// Covers <rule>.\` above the tests; do not edit it by hand. The rules are in the [specification](specification/README.md).

<!-- prettier-ignore-start -->`;

const cell = (text) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('<', '&lt;');

const testOf = ({ file, title }) => `\`${file}\`: ${cell(title ?? '')}`;

function rowOf({ id }, citations) {
  const tests = citations.filter((each) => each.id === id).map(testOf);
  return `| ${id} | ${tests.length === 0 ? 'planned' : tests.join('<br>')} |`;
}

function sectionOf(rules, citations) {
  const [{ page, section }] = rules;
  const rows = rules.map((rule) => rowOf(rule, citations)).join('\n');
  return `## ${page.replace('.md', '')}: ${section}\n\n| Rule | Tests |\n| --- | --- |\n${rows}`;
}

export function pageOf(rules, citations) {
  const sections = groupBy(rules, ({ page, section }) => `${page} ${section}`);
  const parts = [...sections.values()].map((each) => sectionOf(each, citations));
  return `${[HEAD, ...parts, '<!-- prettier-ignore-end -->'].join('\n\n')}\n`;
}
