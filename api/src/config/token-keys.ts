import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Env } from './secret-files';

/** Sealed texts contain the id of their key. */
export interface TokenKey {
  readonly id: string;
  readonly key: Buffer;
}

function parseKeys(text: string): readonly TokenKey[] {
  return text.split(',').map((part) => {
    const [id, encoded] = part.split(':');
    const key = Buffer.from(encoded ?? '', 'base64');
    if (!id || key.length !== 32) {
      throw new Error(
        'TOKEN_KEYS must read "id:base64", with 32 bytes each, newest first, comma between.',
      );
    }
    return { id, key };
  });
}

/** The file lies outside the data folder. */
function keyFile(env: Env): readonly TokenKey[] {
  const path =
    env.TOKEN_KEY_FILE ??
    join(env.XDG_CONFIG_HOME ?? join(homedir(), '.config'), 'halyard', 'token.key');
  if (!existsSync(path)) makeKeyFile(path);
  return parseKeys(readFileSync(path, 'utf8').trim());
}

/** The file appears by a rename, so concurrent processes agree on one key and never read half of it. */
function makeKeyFile(path: string): void {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = join(mkdtempSync(join(folder, 'new-')), 'token.key');
  try {
    writeFileSync(draft, `k1:${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
    chmodSync(draft, 0o600);
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(dirname(draft), { recursive: true, force: true });
  }
}

/** Production requires `TOKEN_KEYS`, because a generated key would be lost with the machine. */
export function tokenKeys(env: Env, production: boolean): readonly TokenKey[] {
  if (env.TOKEN_KEYS) return parseKeys(env.TOKEN_KEYS);
  return production ? [] : keyFile(env);
}
