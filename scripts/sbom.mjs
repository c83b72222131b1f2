import { parseArgs } from 'node:util';
import { SBOM_FILE, writeSbom } from './build/sbom.mjs';
import { endWith } from './run/plain-failure.mjs';

/** Writes the bill of materials alone: `npm run sbom -- --to sbom.cdx.json`. It needs no packages, only the lock. */
const { to } = parseArgs({ options: { to: { type: 'string', default: SBOM_FILE } } }).values;

try {
  await writeSbom(to);
  console.log(`The bill of materials is in ${to}.`);
} catch (error) {
  endWith(error);
}
