import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellFolder } from './release-folder.mjs';

/** Returns the shell of this checkout for `can-i-deploy`. It builds the shell first if its sources changed. */
export async function builtShell(say) {
  const folder = await shellFolder(undefined, say);
  const { contract, shared, names } = JSON.parse(readFileSync(join(folder, 'shell.json'), 'utf8'));
  return { contract: contract.current, supported: contract.supported, shared, names };
}
