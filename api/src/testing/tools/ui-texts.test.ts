import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const SCRIPT = join(__dirname, '../../../../scripts/checks/ui-texts.mjs');

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'halyard-texts-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Returns the numbers of the lines that are refused. */
function refused(file: string, lines: readonly string[]): number[] {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, lines.join('\n'));
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, '--root', root], {
    encoding: 'utf8',
  });
  expect(status).toBe(stderr === '' ? 0 : 1);
  return [...stderr.matchAll(/:(\d+): /gu)].map(([, line]) => Number(line));
}

const BAD = [
  "title: 'Dearest debt first'",
  'hint="As far as recurring money tells"',
  "type: 'Kind unknown'",
  "text: 'covers 1 months'",
  "`${count} day${count === 1 ? '' : 's'}`",
  "count === 1 ? '1 account' : `${count} accounts`",
  "count === 1 ? 'row' : 'rows'",
];

const GOOD = [
  "countWords(count, 'account')",
  "'11 months'",
  "'$1,001 days'",
  "'1 month'",
  '// The dearest debt comes first.',
  "count === 1 ? 'is' : 'are'",
];

test('the check refuses each banned phrase and each plural of its own', () => {
  expect(refused('mfe-money/src/words.ts', BAD)).toEqual(BAD.map((_, index) => index + 1));
});

test('the check accepts what docs/style.md recommends', () => {
  expect(refused('mfe-money/src/words.ts', GOOD)).toEqual([]);
});

test.each(['mfe-money/src/words.test.ts', 'scripts/lab/words.ts'])(
  'the check does not read %s',
  (file) => {
    expect(refused(file, BAD)).toEqual([]);
  },
);
