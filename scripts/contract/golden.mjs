import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';

const HISTORY = join(ROOT, 'shared-contracts/src/remote/history');
const fileOf = (version) => join(HISTORY, `${version}.json`);

/** Returns the versions whose types are stored, oldest first. */
export const goldenVersions = () =>
  readdirSync(HISTORY)
    .filter((name) => /^\d+\.\d+\.\d+\.json$/.test(name))
    .map((name) => name.replace(/\.json$/, ''))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));

export const golden = (version) =>
  existsSync(fileOf(version)) ? JSON.parse(readFileSync(fileOf(version), 'utf8')) : null;

export function storeGolden(version, declarations) {
  writeFileSync(fileOf(version), `${JSON.stringify(declarations, null, 2)}\n`);
}
