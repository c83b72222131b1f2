import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { API_DIR } from './paths.mjs';
import { ensureBuilt } from './run/start.mjs';

await ensureBuilt();
const file = join(API_DIR, 'end-sessions.mjs');
const { status } = spawnSync(process.execPath, [file, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
