import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../paths.mjs';

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));

export function lockedVersion(name) {
  const found = packages[`node_modules/${name}`];
  if (!found) throw new Error(`${name} is not among the locked packages.`);
  return found.version;
}
