import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const SCRIPT = join(__dirname, '../../../../scripts/spec-coverage.mjs');
const RULE = '- **P1-1-1** The button says “Save”.\n';
const CITED = "// Covers P1-1-1.\ntest('saves', () => find('Save'));\n";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'halyard-spec-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Creates a repository with one part of rules and one test file. */
function repository(rules: string, source: string): void {
  const files = {
    'docs/specification/part-1.md': `## 1. Saving\n\n${rules}`,
    'docs/specification/part-2.md': '',
    'docs/specification/part-3.md': '',
    'docs/specification/readings.md': '',
    'api/src/save.test.ts': source,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

function run(...args: string[]): string {
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, '--root', root, ...args], {
    encoding: 'utf8',
  });
  expect(status).toBe(stderr === '' ? 0 : 1);
  return stderr;
}

test('the script writes the tests of each rule and accepts its own page', () => {
  repository(RULE, CITED);
  expect(run()).toBe('');
  const page = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8');
  expect(page).toContain('| P1-1-1 | `api/src/save.test.ts`: saves |');
  expect(run('--check')).toBe('');
});

test('the script refuses a page that is missing or out of date', () => {
  repository(RULE, CITED);
  expect(run('--check')).toContain('out of date');
  run();
  repository(RULE, CITED.replace("'saves'", "'stores'"));
  expect(run('--check')).toContain('out of date');
});

test('the script finds the title of a test with a table of values', () => {
  const table = "// Covers P1-1-1.\nit.each([\n  ['Save', 1],\n])('writes %s', () => {});\n";
  repository(RULE, table);
  run();
  expect(readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8')).toContain('ts`: writes %s |');
});

test.each([
  ['a rule without a test', RULE, '', 'P1-1-1: no test cites this rule'],
  [
    'a citation of an unknown rule',
    RULE,
    CITED.replace('-1.', '-1, P1-1-2.'),
    'save.test.ts:1 cites P1-1-2, which is no rule',
  ],
  [
    'a citation above something else',
    RULE,
    `${CITED}// Covers P1-1-1.\nconst x = 1;\n`,
    'save.test.ts:3 cites P1-1-1, but no test that runs stands below it',
  ],
  [
    'a citation above a test that is skipped',
    RULE,
    CITED.replace('test(', 'test.skip('),
    'save.test.ts:1 cites P1-1-1, but no test that runs stands below it',
  ],
  [
    'a quoted text that no test contains',
    RULE,
    CITED.replace("'Save'", "'save'"),
    'P1-1-1: none of its tests contains “Save”',
  ],
  ['an id of two rules', RULE + RULE, CITED, 'P1-1-1: two rules have this id'],
  [
    'a cited rule that is still called planned',
    RULE.replace('The', '(planned) The'),
    CITED,
    'P1-1-1: a test cites this rule, so it is not (planned) any more',
  ],
])('the script refuses %s', (_, rules, source, problem) => {
  repository(rules, source);
  expect(run()).toContain(problem);
});

test('the script refuses a comment that names an unknown rule', () => {
  repository(RULE, CITED);
  writeFileSync(join(root, 'api/src/save.ts'), '/** Saves (P1-1-1, P1-1-9, P3-C9-1). */\n');
  expect(run()).toBe(
    'api/src/save.ts:1 cites P1-1-9, which is no rule\napi/src/save.ts:1 cites P3-C9-1, which is no rule\n',
  );
});

test('the script accepts a planned rule without a test', () => {
  repository(RULE.replace('The', '(planned) The'), '');
  expect(run()).toBe('');
});
