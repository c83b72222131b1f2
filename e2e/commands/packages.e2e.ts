import { spread } from '@halyard/shared-contracts/testing/thorough';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { thoroughTest } from '../support/thorough-test';

const ROOT = join(import.meta.dirname, '../..');
const LOCK = join(ROOT, 'package-lock.json');

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-packages-'));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });

test.describe('the locked packages', () => {
  interface Lock {
    packages: Record<string, { integrity?: string; license?: string }>;
  }

  function checked(change: (lock: Lock) => void) {
    const lock: Lock = JSON.parse(readFileSync(LOCK, 'utf8'));
    change(lock);
    const file = join(folder, 'lock.json');
    writeFileSync(file, JSON.stringify(lock));
    return run('scripts/checks/packages-check.mjs', '--lock', file);
  }
  const fastify = ({ packages }: Lock) => packages['node_modules/fastify'] ?? {};

  test('have a hash, and licenses that let us ship them', () => {
    const { status, stderr } = checked(() => undefined);
    expect([status, stderr]).toEqual([0, '']);
  });

  const CASES: readonly [string, (lock: Lock) => void, string][] = [
    ['without a hash', (lock) => delete fastify(lock).integrity, 'has no sha512 in the lock'],
    ['with a weak hash', (lock) => (fastify(lock).integrity = 'sha1-x'), 'has no sha512'],
    ['without a license', (lock) => delete fastify(lock).license, 'names no license'],
    [
      'with a license that asks for our source',
      (lock) => (fastify(lock).license = '(MIT AND GPL-3.0-only)'),
      'has the license (MIT AND GPL-3.0-only), which is not allowed',
    ],
  ];

  for (const [what, change, sentence] of spread(CASES, 1)) {
    test(`${what} are refused`, () => {
      const { status, stderr } = checked(change);
      expect(status).toBe(1);
      expect(stderr).toMatch(/^fastify@/);
      expect(stderr).toContain(sentence);
    });
  }
});

test.describe('the bill of materials', () => {
  const made = (name: string) => {
    const file = join(folder, name);
    expect(run('scripts/sbom.mjs', '--to', file).stderr).not.toContain('Error');
    return readFileSync(file, 'utf8');
  };

  thoroughTest(
    'is left by every build, is the same document each time, and lists only what we ship',
    () => {
      const built = readFileSync(join(ROOT, '.build/sbom.cdx.json'), 'utf8');
      const sbom = JSON.parse(made('sbom.json'));
      expect(JSON.parse(built)).toEqual(sbom);
      expect(sbom).toMatchObject({
        bomFormat: 'CycloneDX',
        metadata: { component: { name: 'halyard', type: 'application' } },
      });
      const names = sbom.components.map(({ name }: { name: string }) => name);
      expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'nodemailer']));
      expect(names).not.toContain('jest');
    },
  );
});
