import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { API_DIR } from '../paths.mjs';

/** Runs a built command of the api in the user's terminal and returns its exit code. */
export function runBuilt(file, args) {
  const { status } = spawnSync(process.execPath, [join(API_DIR, file), ...args], {
    stdio: 'inherit',
  });
  return status ?? 1;
}
