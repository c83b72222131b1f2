import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const SCRIPT = join(__dirname, '../../../../scripts/checks/doc-links.mjs');
const INDEX = 'docs/decisions/README.md';
const RECORD = 'docs/decisions/bank/0007-practice-bank.md';
const GOOD = {
  'docs/guide.md':
    '# Guide\n\n## Two steps\n\nSee [below](#two-steps), `api/server.ts`, `docs/decisions`, and `npx jest api/server`.\n',
  'api/server.ts': '// docs/guide.md explains it (decision 0007).\n',
  [INDEX]: '[0007](bank/0007-practice-bank.md)\n',
  [RECORD]: '# 0007\n\n[guide](../../guide.md#two-steps), [site](https://example.com/x)\n',
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'halyard-links-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function run(changes: Record<string, string>): string {
  for (const [file, text] of Object.entries({ ...GOOD, ...changes })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, '--root', root], {
    encoding: 'utf8',
  });
  expect(status).toBe(stderr === '' ? 0 : 1);
  return stderr;
}

test('the link check accepts links, paths, commands, and numbers that exist', () => {
  expect(run({})).toBe('');
});

test.each([
  ['a link to no file', { 'docs/guide.md': '[x](gone.md)' }, 'the link gone.md leads nowhere'],
  [
    'a link to no heading',
    { 'docs/guide.md': '[x](#three-steps)\n## Two steps' },
    'the link #three-steps names a heading that does not exist',
  ],
  ['a path to no file', { 'docs/guide.md': '## Two steps\n`api/x.ts`' }, 'api/x.ts does not exist'],
  ['a path to no folder', { 'docs/more.md': '`api/src/gone`' }, 'api/src/gone does not exist'],
  ['a script that is gone', { 'docs/more.md': '`node scripts/x.mjs`' }, 'scripts/x.mjs does not'],
  [
    'an unknown command of npm',
    {
      'package.json': '{ "scripts": { "dev": "" } }',
      'docs/more.md': '```\nnpm run deploy\n```\n',
    },
    'there is no npm run deploy',
  ],
  ['tests that are gone', { 'docs/more.md': '`npx jest api/gone`' }, 'no test is in api/gone'],
  [
    'a path that Jest takes as a project',
    { 'docs/more.md': '`npx jest --selectProjects api api/server`' },
    'passes a path to --selectProjects',
  ],
  [
    'an unknown decision',
    { 'api/server.ts': GOOD['api/server.ts'].replace('0007', '0099') },
    `there is no decision ${'0099'}`,
  ],
  [
    'a comment with an unknown document',
    { 'api/server.ts': GOOD['api/server.ts'].replace('guide', 'gone') },
    `api/server.ts: docs/${'gone'}.md does not exist`,
  ],
  [
    'a type of finance without a term',
    {
      'docs/glossary.md': '| goal | something a user saves for |\n',
      'shared-contracts/api-report.md':
        '## @halyard/shared-contracts/finance\n- GoalDraft\n- Windfall\n',
    },
    'docs/glossary.md has no term for the type Windfall',
  ],
  ['a record that the index leaves out', { [INDEX]: '' }, `${RECORD} is not in ${INDEX}`],
  [
    'two records with one number',
    { 'docs/decisions/0007-again.md': '' },
    'two records have the number 0007',
  ],
])('the link check refuses %s', (_, changes, problem) => {
  expect(run(changes)).toContain(problem);
});

test('the link check ignores blocks of code and code that only looks like a link', () => {
  expect(run({ 'docs/more.md': '```\n[x](gone.md)\n```\n', 'api/a.ts': 'a[0](gone.md)' })).toBe('');
});
