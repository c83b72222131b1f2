import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const SCRIPT = join(__dirname, '../../../scripts/checks/sourced-figures.mjs');
const LONG_RUN = 'shared-contracts/src/long-run';
const DATA = [
  'export const limit = { value: 24_500, below: 0.0145 };',
  'export const round = 30_000;',
  'export const first = { value: 180 };',
];

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'halyard-sourced-'));
  write(`${LONG_RUN}/sourced/limits.ts`, DATA);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, lines: readonly string[]): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, lines.join('\n'));
}

/** Returns the numbers of the lines that are refused. */
function refused(file: string, lines: readonly string[]): number[] {
  write(file, lines);
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, '--root', root], {
    encoding: 'utf8',
  });
  expect(status).toBe(stderr === '' ? 0 : 1);
  return [...stderr.matchAll(/:(\d+): /gu)].map(([, line]) => Number(line));
}

// Covers P3-C0-2.
test('the check refuses a value of the data folder elsewhere, in dollars and in cents', () => {
  const lines = ['const a = 24_500;', 'const b = 24500_00;', 'const c = 0.0145;', 'const d = 7;'];
  expect(refused('mfe-money/src/limit.ts', lines)).toEqual([1, 2, 3]);
});

// Covers P3-C0-2.
test('the check refuses any number in the rules of the long run that is not plain arithmetic', () => {
  const lines = ['const a = 0.85;', 'const b = 100;', 'const c = 73;', 'const d = 12;'];
  expect(refused(`${LONG_RUN}/tax/rule.ts`, lines)).toEqual([1, 3]);
});

test('the check accepts common numbers, numbers in words, and what is not a figure of the law', () => {
  const lines = ['const a = 30_000;', "const b = '24,500';", 'const c = 180;'];
  expect(refused('mfe-money/src/other.ts', lines)).toEqual([]);
});

test.each(['mfe-money/src/limit.test.ts', `${LONG_RUN}/settings.ts`, `${LONG_RUN}/random/draw.ts`])(
  'the check accepts any number in %s',
  (file) => {
    expect(refused(file, ['const a = 0.123;', 'const b = 61;'])).toEqual([]);
  },
);
