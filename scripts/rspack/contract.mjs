import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';

const FILE = join(ROOT, 'shared-contracts/src/remote/registry/contract.ts');

/** The contract's version is in one place, in TypeScript; a build reads it there. */
function valueOf(pattern) {
  const [, value] = pattern.exec(readFileSync(FILE, 'utf8')) ?? [];
  if (!value) throw new Error(`${FILE} does not tell ${pattern}.`);
  return value;
}

/** The version of the contract that these sources are written against. */
export const contractVersion = () => valueOf(/CONTRACT_VERSION = '([\d.]+)'/);

/** What the shell of these sources provides. */
export const shellContract = () => ({
  current: contractVersion(),
  supported: valueOf(/supported: '(\^[\d.]+)'/),
});
