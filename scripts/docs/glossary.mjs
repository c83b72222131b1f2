/** These exported types of `finance` are not about a term of the product. */
const NO_TERMS = [
  'BuiltInKey',
  'Categorized',
  'IsoDate',
  'IsoMonth',
  'OwnFields',
  'SearchResults',
  'SearchableScreen',
  'SidebarRow',
  'SortDirection',
  'Source',
];

const TYPE = /^- ([A-Z][a-z]\w*)$/gm;
const TERM = /^\| ([a-z][^|]*?) *\|/gm;

const singular = (word) => word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');

const wordsOf = (text) => text.split(' ').map(singular).join(' ');

const wordsOfType = (name) => wordsOf(name.replace(/(?<!^)[A-Z]/g, ' $&').toLowerCase());

const financeTypes = (report) => {
  const [, section = ''] =
    /^## @halyard\/shared-contracts\/finance$([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(report) ?? [];
  return [...section.matchAll(TYPE)].map(([, name]) => name);
};

/** Returns the exported types of `finance` whose names have no term of the glossary in them. */
export function glossaryProblems(files) {
  const text = (name) => files.find(({ file }) => file === name)?.text ?? '';
  const terms = [...text('docs/glossary.md').matchAll(TERM)].flatMap(([, term]) =>
    term.split(', ').map(wordsOf),
  );
  return financeTypes(text('shared-contracts/api-report.md'))
    .filter((name) => !NO_TERMS.includes(name))
    .filter((name) => !terms.some((term) => ` ${wordsOfType(name)} `.includes(` ${term} `)))
    .map((name) => `docs/glossary.md has no term for the type ${name}`);
}
