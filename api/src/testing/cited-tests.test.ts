import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const ENDINGS = [
  '.test.ts',
  '.test.tsx',
  '.page.test.ts',
  '.thorough.test.ts',
  '.e2e.ts',
  '.thorough.e2e.ts',
  '.attack.ts',
  '.ts',
  '.mjs',
  '.md',
  '.json',
];

interface Citation {
  readonly file: string;
  /** These are parts of test names; '…' stands for the values of a table. */
  readonly names: readonly string[];
}

interface Row {
  readonly number: string;
  readonly rule: string;
  readonly citations: readonly Citation[];
}

const plain = (text: string) =>
  text.replaceAll('\\', '').replaceAll('%%', '%').replace(/\s+/g, ' ');

const CITING = /^`(api|e2e|mfe-\w+|scripts|shared-contracts|shell)\/[^`]+`: /;

/** It matches the reason why a row has no test. */
const REASON = /^Not applicable: .{15}/;

/** The format of a cell is `path`: name; name<br>`path`: name. */
function citationsOf(cell: string): Citation[] {
  if (REASON.test(cell)) return [];
  return cell.split('<br>').map((each) => {
    const [, file = '', names = ''] = /^`([^`]+)`: (.+)$/.exec(each.trim()) ?? [];
    return { file, names: names.split('; ') };
  });
}

const tableOf = (document: string): string[][] =>
  readFileSync(join(ROOT, document), 'utf8')
    .split('\n')
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));

const rowsOf = (document: string): Row[] =>
  tableOf(document).flatMap(([, number = '', rule = '', ...rest]) =>
    /^([AFMPRS]-|V\d)/.test(number)
      ? [
          {
            number,
            rule,
            citations: citationsOf(rest.find((cell) => CITING.test(cell)) ?? rest[0] ?? ''),
          },
        ]
      : [],
  );

const allCitations = (document: string): Citation[] =>
  tableOf(document)
    .flat()
    .filter((cell) => CITING.test(cell))
    .flatMap(citationsOf);

function sourceOf(file: string): string | null {
  const ending = ENDINGS.find((each) => existsSync(join(ROOT, file + each)));
  return ending === undefined ? null : plain(readFileSync(join(ROOT, file + ending), 'utf8'));
}

function hasName(source: string, name: string): boolean {
  const parts = plain(name)
    .split('…')
    .map((part) => part.replace(/[$()*+.?[\]^{|}]/g, '\\$&'));
  return new RegExp(parts.join('.{0,12}')).test(source);
}

function missingIn({ file, names }: Citation): string[] {
  const source = sourceOf(file);
  if (source === null) return [`no file ${file}`];
  const missing = names.filter((name) => name === '' || !hasName(source, name));
  return missing.map((name) => `no "${name}" in ${file}`);
}

describe.each([
  ['docs/failure-matrix.md', 33],
  ['docs/security.md', 31],
  ['docs/asvs.md', 252],
  ['docs/proofs.md', 20],
  ['docs/remotes-attacks.md', 90],
])('%s', (document, least) => {
  const rows = rowsOf(document);

  it('has a row for every rule, each number once', () => {
    expect(rows.length).toBeGreaterThan(least);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  });

  it('cites a test in every row', () => {
    const lost = rows.flatMap(({ number, citations }) =>
      citations.flatMap(missingIn).map((problem) => `${number}: ${problem}`),
    );
    expect(lost).toEqual([]);
  });

  it('cites only tests that exist', () => {
    expect(allCitations(document).flatMap(missingIn)).toEqual([]);
  });

  it('quotes only words of a cited test', () => {
    const unproven = rows.flatMap(({ number, rule, citations }) => {
      const sources = citations.map(({ file }) => sourceOf(file) ?? '');
      const quotes = [...rule.matchAll(/“([^”]*)”/g)].map(([, quote = '']) => plain(quote));
      return quotes
        .filter((quote) => !sources.some((source) => source.includes(quote)))
        .map((quote) => `${number}: no test says "${quote}"`);
    });
    expect(unproven).toEqual([]);
  });
});
