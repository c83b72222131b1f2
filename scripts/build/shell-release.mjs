import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { shellContract } from '../rspack/contract.mjs';
import { providedShared } from '../rspack/shared.mjs';
import { SHELL_NAMES } from '../rspack/shell-names.mjs';

const LIST = 'shell.json';

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== LIST)
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const bytes = readFileSync(path);
      const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
      const name = relative(folder, path).replaceAll('\\', '/');
      return [name, { integrity, bytes: bytes.length }];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Writes the description of a built shell for the store, before its files are compressed. */
export function writeShellRelease({ folder, version }) {
  const release = {
    version,
    contract: shellContract(),
    shared: providedShared(),
    names: SHELL_NAMES,
    files: Object.fromEntries(filesOf(folder)),
  };
  writeFileSync(join(folder, LIST), `${JSON.stringify(release, null, 2)}\n`);
}
