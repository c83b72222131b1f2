import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** The product's own personas. */
export const ownFolder = join(here, '../personas');

/** Plaid's own custom users, where this machine has them: they are read, never copied. */
export const sharedFolder = join(here, '../../../../shared/data/plaid-personas');

/** The persona files of a folder, or none where it is not there. */
export function personaFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));
}
