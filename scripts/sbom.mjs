import { parseArgs } from 'node:util';
import { SBOM_FILE, writeSbom } from './build/sbom.mjs';
import { endWith } from './run/plain-failure.mjs';

/**
 * Writes only the bill of materials: `npm run sbom -- --to sbom.cdx.json`. It needs only the lock file and no
 * packages.
 */
const { to } = parseArgs({ options: { to: { type: 'string', default: SBOM_FILE } } }).values;

try {
  await writeSbom(to);
  console.log(`The bill of materials is in ${to}.`);
} catch (error) {
  endWith(error);
}
