import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const LINKED = ['node_modules', 'shared-contracts', 'shell', 'package.json', 'package-lock.json'];

/**
 * A `CopiedRemote` is a checkout with copies of one remote and of the scripts, so a test may edit the remote's
 * sources.
 */
export interface CopiedRemote {
  readonly folder: string;
  edit(file: string, from: string, to: string): void;
  remove(): void;
}

export function copiedRemote(name: string): CopiedRemote {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-remote-'));
  for (const part of ['scripts', 'e2e/setup', name]) {
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  }
  for (const part of LINKED) symlinkSync(join(ROOT, part), join(folder, part));
  return {
    folder,
    edit(file, from, to) {
      const path = join(folder, name, 'src', file);
      const before = readFileSync(path, 'utf8');
      if (!before.includes(from)) throw new Error(`${file} of ${name} does not hold: ${from}`);
      writeFileSync(path, before.replace(from, to));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
