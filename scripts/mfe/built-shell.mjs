import { readFileSync } from 'node:fs';
import { BUILT_FILE } from '../paths.mjs';
import { ensureBuilt } from '../run/start.mjs';

/** The shell of this checkout for `can-i-deploy`, built first where its sources changed. */
export async function builtShell(say) {
  say('Building what changed');
  await ensureBuilt();
  const { contract, shared, names } = JSON.parse(readFileSync(BUILT_FILE, 'utf8')).shell;
  return { contract: contract.current, supported: contract.supported, shared, names };
}
