import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../paths.mjs';
import { contractVersion } from '../../rspack/contract.mjs';
import { lockedVersion } from './locked-version.mjs';

const CREATE = join(ROOT, 'scripts/remote-kit/create');
const PARTS = ['create-halyard-remote.mjs', 'create-remote.mjs', 'template'];

/** Returns the versions for a new remote, which are those that this repository is tested with. */
function versions() {
  const template = readFileSync(join(CREATE, 'template/package.json'), 'utf8');
  const names = [...template.matchAll(/\{\{version:([^}]+)\}\}/g)].map(([, name]) => name);
  const own = ['@halyard/shared-contracts', '@halyard/remote-kit'];
  return Object.fromEntries([
    ...own.map((name) => [name, contractVersion()]),
    ...names.map((name) => [name, lockedVersion(name)]),
  ]);
}

/** Writes the package that `npm create halyard-remote` runs. */
export function writeCreatePackage(folder) {
  mkdirSync(folder, { recursive: true });
  for (const part of PARTS) cpSync(join(CREATE, part), join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'versions.json'), JSON.stringify(versions(), null, 2));
  const manifest = {
    name: 'create-halyard-remote',
    version: contractVersion(),
    description: 'Makes a new remote of Halyard',
    license: 'Apache-2.0',
    type: 'module',
    engines: { node: '>=20.20.0' },
    bin: { 'create-halyard-remote': './create-halyard-remote.mjs' },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
}
