import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A server must find the packages that it loads from this folder. */
const FOLDER = join(__dirname, '../../../.cache/servers');
const PROGRAM = join(__dirname, '../../../scripts/jest/build-servers.mjs');

export interface BuiltServers {
  fileOf(name: 'server' | 'practice-bank/server'): string;
  remove(): void;
}

export async function buildServers(): Promise<BuiltServers> {
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(join(FOLDER, 'built-'));
  await promisify(execFile)(process.execPath, [PROGRAM, folder]);
  return {
    fileOf: (name) => join(folder, `${name}.mjs`),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
