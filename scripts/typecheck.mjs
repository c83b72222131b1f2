import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { remoteFolders } from './build/remote-folders.mjs';
import { ROOT } from './paths.mjs';
import { command } from './run/command.mjs';

await command(() => {
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-b', '.', ...remoteFolders()], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
});
