import { readFileSync } from 'node:fs';

export type Env = Readonly<Record<string, string | undefined>>;

/** `TOKEN_KEYS_FILE` can replace `TOKEN_KEYS`, for example. */
const SECRETS = [
  'TOKEN_KEYS',
  'DATABASE_URL',
  'PLAID_CLIENT_ID',
  'PLAID_SECRET',
  'SMTP_URL',
  'OPENAI_API_KEY',
  'MFE_ADMIN_TOKEN',
] as const;

function readSecret(variable: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    throw new Error(`${variable} names the file ${path}, which cannot be read.`);
  }
}

/**
 * Container platforms pass secrets as files, because other processes and crash reports see variables. Throws one
 * sentence.
 */
export function withSecretFiles(env: Env): Env {
  const found: Record<string, string> = {};
  for (const name of SECRETS) {
    const variable = `${name}_FILE`;
    const path = env[variable];
    if (!path) continue;
    if (env[name]) throw new Error(`Set ${name} or ${variable}, not both.`);
    found[name] = readSecret(variable, path);
  }
  return { ...env, ...found };
}
