import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PlainFailure } from '../../run/plain-failure.mjs';
import { readDeclaration } from '../preset/declaration.mjs';

const CONTRACT = '@halyard/shared-contracts';

function json(file, missing) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new PlainFailure(missing);
  }
}

/** Reads the description of the installed contract: its version, and the modules that the shell provides. */
function contractOf(folder) {
  const missing = `${CONTRACT} is not installed here: run npm install.`;
  let file;
  try {
    file = createRequire(join(folder, 'package.json')).resolve(`${CONTRACT}/shared.json`);
  } catch {
    throw new PlainFailure(missing);
  }
  return json(file, missing);
}

/**
 * Reads the remote in a folder: its declaration, its version in `package.json`, and its installed contract. Throws
 * a sentence that says what is missing.
 */
export function projectIn(folder) {
  const manifest = json(
    join(folder, 'package.json'),
    'There is no package.json here: run the command in the folder of your remote.',
  );
  if (!/^\d+\.\d+\.\d+$/.test(manifest.version ?? '')) {
    throw new PlainFailure('"version" in package.json must read like 0.1.0.');
  }
  const remote = readDeclaration(folder);
  const { contract, shared } = contractOf(folder);
  return { folder, remote, released: manifest.version, contract, shared };
}
