import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ensureRing } from '../../scripts/mfe/key-ring.mjs';
import { publishBuilt, storeCommands } from '../../scripts/mfe/publish-built.mjs';

const BUILD = join(import.meta.dirname, '../../.build');

const builtVersions = (): Record<string, { readonly version: string }> =>
  JSON.parse(readFileSync(join(BUILD, 'built.json'), 'utf8'));

/** Copies the built shell as one that provides only the first contract. */
function olderShell(folder: string): string {
  cpSync(join(BUILD, 'web/shell'), folder, { recursive: true });
  const file = join(folder, 'shell.json');
  const shell = JSON.parse(readFileSync(file, 'utf8'));
  const shared = Object.entries<string>(shell.shared).map(([name, version]) => [
    name,
    name.startsWith('@halyard/') ? '1.0.0' : version,
  ]);
  const older = {
    ...shell,
    version: '0.0.1',
    contract: { ...shell.contract, current: '1.0.0' },
    shared: Object.fromEntries(shared),
  };
  writeFileSync(file, `${JSON.stringify(older)}\n`);
  return folder;
}

test('a start that promotes serves remotes that need a newer contract than the shell before', async () => {
  const place = mkdtempSync(join(tmpdir(), 'halyard-promote-'));
  try {
    const store = join(place, 'store');
    const { runCommand, registryOf } = await storeCommands();
    const world = { store, who: 'operator', now: () => new Date() };
    ensureRing(store);
    const from = olderShell(join(place, 'shell'));
    await runCommand(world, 'shell-publish', { from, reason: 'the release before' });
    await publishBuilt(store, { why: 'npm start', promote: true });
    const { shell, remotes } = await registryOf(store);
    const { shell: built, ...others } = builtVersions();
    expect(shell.version).toBe(built?.version);
    for (const [name, { version }] of Object.entries(others)) {
      expect(remotes[name]?.channels.stable).toBe(version);
    }
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
});
