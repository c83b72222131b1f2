import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Zips {
  unzipSync(bytes: Uint8Array): Record<string, Uint8Array>;
  zipSync(files: Readonly<Record<string, Uint8Array>>, options: { level: 6 }): Uint8Array;
}

/** The attacks use the zip library that the api depends on. */
const zips = createRequire(join(__dirname, '../../../api/package.json'))('fflate') as Zips;

export const unzip = (bytes: Uint8Array): Record<string, Uint8Array> => zips.unzipSync(bytes);

export const zip = (files: Readonly<Record<string, Uint8Array>>): Buffer =>
  Buffer.from(zips.zipSync(files, { level: 6 }));
