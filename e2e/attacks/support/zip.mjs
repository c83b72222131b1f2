import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/paths.mjs';

/** The api's own dependency: what it packs is unpacked by the same program. */
const { unzipSync, zipSync } = createRequire(join(ROOT, 'api/package.json'))('fflate');

export const unzip = (bytes) => unzipSync(bytes);

export const zip = (files) => Buffer.from(zipSync(files, { level: 9 }));
