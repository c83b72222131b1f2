import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';

const FILE = join(ROOT, 'shared-contracts/src/remote/registry/contract.ts');

/** The contract's version is only in TypeScript, so a build reads it there. */
function valueOf(pattern) {
  const [, value] = pattern.exec(readFileSync(FILE, 'utf8')) ?? [];
  if (!value) throw new Error(`${FILE} does not tell ${pattern}.`);
  return value;
}

export const contractVersion = () => valueOf(/CONTRACT_VERSION = '([\d.]+)'/);

export const shellContract = () => ({
  current: contractVersion(),
  supported: valueOf(/supported: '(\^[\d.]+)'/),
});
