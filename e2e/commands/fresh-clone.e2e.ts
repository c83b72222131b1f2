import { spawnSync } from 'node:child_process';
import { spread } from '@halyard/shared-contracts/testing/thorough';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/run/port.mjs';

/** These tests run every command of package.json in a clone without packages, with an npm that fails to install. */

const ROOT = join(import.meta.dirname, '../..');
let folder: string;
let clone: string;
let port: number;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-clone-'));
  clone = join(folder, 'clone');
  port = await freePort();
  const declarations = ['shell/shell.config.json', 'mfe-money/remote.config.json'];
  for (const part of ['scripts', 'package.json', 'package-lock.json', ...declarations]) {
    cpSync(join(ROOT, part), join(clone, part), { recursive: true });
  }
  mkdirSync(join(folder, 'bin'));
  writeFileSync(
    join(folder, 'bin/npm'),
    '#!/bin/sh\necho "npm error ENOTFOUND registry" >&2\nexit 1\n',
  );
  chmodSync(join(folder, 'bin/npm'), 0o755);
});
test.afterAll(() => rmSync(folder, { recursive: true }));

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
);

const UNREACHABLE = 'The package registry cannot be reached: check the network and try again.';

/** These commands print this message because they need no package or need another input first. */
const SAYS: Readonly<Record<string, string>> = {
  audit: 'NOT AUDITED',
  conformance: 'Say which remote',
  sbom: 'npm could not list the packages for the bill of materials.',
};

for (const [name, line] of spread(Object.entries(scripts), 3)) {
  test(`npm run ${name} installs what it lacks, or says why it cannot`, () => {
    const words = /^(?:exec )?node (scripts\/\S+\.mjs.*)$/.exec(line)?.[1]?.split(' ');
    expect(words).toBeDefined();
    const { stdout, stderr } = spawnSync(process.execPath, words ?? [], {
      cwd: clone,
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
        PORT: String(port),
      },
    });
    const output = stdout + stderr;
    expect(output).toContain(SAYS[name] ?? UNREACHABLE);
    expect(output).not.toMatch(/^\s+at |ERR_MODULE_NOT_FOUND|node:internal/m);
  });
}
