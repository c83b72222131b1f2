import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = join(__dirname, '../../../scripts/checks/regex-check.mjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'regexes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function check(code: string) {
  writeFileSync(join(folder, 'read.ts'), code);
  return spawnSync(process.execPath, [PROGRAM, folder], { encoding: 'utf8' });
}

describe('the check of regular expressions', () => {
  it.each([
    ['a literal', 'const first = 1;\nexport const last = /[.,](?=\\d*\\D*$)/;\n', 2],
    ['a call', "export const is = (text: string) => RegExp('^(a+)+$').test(text);\n", 1],
    ['a text of constants', 'const A = `(a|a)*`;\nexport const is = new RegExp(`^${A}$`);\n', 2],
    ['a raw text', 'export const is =\n  new RegExp(String.raw`^\\s*(\\w+\\s*)*$`);\n', 2],
    ['joined texts', "export const is = new RegExp('^(a*)' + '*$');\n", 1],
  ])('fails with file and line where %s can backtrack', (_, code, line) => {
    const { status, stdout } = check(code);
    expect(status).toBe(1);
    expect(stdout).toContain(`read.ts:${line} can backtrack`);
  });

  it('accepts expressions of linear time', () => {
    const code =
      'export const is = /^\\d{4}-\\d{2}$/;\nexport const x = new RegExp(`^${is.source}$`);\n';
    expect(check(code)).toMatchObject({ status: 0, stdout: '' });
  });
});
