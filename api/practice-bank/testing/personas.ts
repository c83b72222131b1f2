import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

export const ownFolder = join(here, '../personas');

/** The custom users of Plaid are only read, never copied. */
export const sharedFolder = join(here, '../../../../shared/data/plaid-personas');

export function personaFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));
}
