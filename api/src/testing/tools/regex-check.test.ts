import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = join(__dirname, '../../../../scripts/checks/regex-check.mjs');

const WRONG = [
  ['a literal', 'const first = 1;\nexport const last = /[.,](?=\\d*\\D*$)/;\n', 2],
  ['a call', "export const is = (text: string) => RegExp('^(a+)+$').test(text);\n", 1],
  ['a text of constants', 'const A = `(a|a)*`;\nexport const is = new RegExp(`^${A}$`);\n', 2],
  ['a raw text', 'export const is =\n  new RegExp(String.raw`^\\s*(\\w+\\s*)*$`);\n', 2],
  ['joined texts', "export const is = new RegExp('^(a*)' + '*$');\n", 1],
] as const;

const fileOf = (what: string): string => `${what.replaceAll(' ', '-')}.ts`;

/** The check starts slowly, so it reads these files at once. */
function check(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'regexes-'));
  try {
    for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
    return spawnSync(process.execPath, [PROGRAM, folder], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the check of regular expressions', () => {
  let found: ReturnType<typeof check>;
  beforeAll(() => {
    found = check(Object.fromEntries(WRONG.map(([what, code]) => [fileOf(what), code])));
  });

  it.each(WRONG)('fails with file and line where %s can backtrack', (what, _, line) => {
    expect(found.status).toBe(1);
    expect(found.stdout).toContain(`${fileOf(what)}:${line} can backtrack`);
  });

  it('accepts expressions of linear time', () => {
    const code =
      'export const is = /^\\d{4}-\\d{2}$/;\nexport const x = new RegExp(`^${is.source}$`);\n';
    expect(check({ 'read.ts': code })).toMatchObject({ status: 0, stdout: '' });
  });
});
