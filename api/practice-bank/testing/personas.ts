import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

export const ownFolder = join(here, '../personas');

/** These are Plaid's own custom users, if this machine has them. They are only read, never copied. */
export const sharedFolder = join(here, '../../../../shared/data/plaid-personas');

/** Returns the persona files of a folder, or none if the folder does not exist. */
export function personaFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));
}
