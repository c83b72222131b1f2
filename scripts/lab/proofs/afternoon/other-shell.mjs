import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHELL_DIR } from '../../../paths.mjs';

/** Copies the built shell as another version with a different page, so that one store has both. */
export function buildOtherShell() {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-shell-'));
  cpSync(SHELL_DIR, folder, { recursive: true });
  for (const ending of ['br', 'gz']) rmSync(join(folder, `index.html.${ending}`));
  const page = join(folder, 'index.html');
  writeFileSync(page, `${readFileSync(page, 'utf8')}<!-- another shell -->`);
  const list = join(folder, 'shell.json');
  const release = JSON.parse(readFileSync(list, 'utf8'));
  const bytes = readFileSync(page);
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  release.version = '0.2.0-afternoon';
  release.files['index.html'] = { integrity, bytes: bytes.length };
  writeFileSync(list, JSON.stringify(release));
  return { folder, version: release.version };
}
