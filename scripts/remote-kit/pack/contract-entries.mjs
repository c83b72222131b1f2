import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../paths.mjs';

export const contractManifest = () =>
  JSON.parse(readFileSync(join(ROOT, 'shared-contracts/package.json'), 'utf8'));

/** Only tests of this repository use these entries. */
const INSIDE = /^\.\/(onboarding|testing\/(?!builders$))/;

/** Returns the entries of the package as `[name, file]`, with files below the sources. */
export const contractEntries = () =>
  Object.entries(contractManifest().exports)
    .filter(([name]) => !INSIDE.test(name))
    .map(([name, file]) => [name, file.replace('./src/', '')]);
