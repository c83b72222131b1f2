import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../paths.mjs';
import { PlainFailure } from '../../run/plain-failure.mjs';

/** Updates the declarations of a part of this repository in `.cache/types`. */
export async function runTypeScript(part) {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  try {
    await promisify(execFile)(process.execPath, [tsc, '-b', part, '--pretty', 'false'], {
      cwd: ROOT,
    });
  } catch (error) {
    throw new PlainFailure(`The types of ${part} are wrong.\n${error.stdout ?? error.message}`);
  }
}
