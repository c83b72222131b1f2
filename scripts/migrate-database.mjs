import { ensureInstalled } from './run/install.mjs';
import { endWith } from './run/plain-failure.mjs';
import { runBuilt } from './run/run-built.mjs';
import { ensureBuilt } from './run/start.mjs';

try {
  await ensureInstalled(console.log, { all: false });
  await ensureBuilt();
  process.exitCode = runBuilt('migrate-database.mjs', process.argv.slice(2));
} catch (error) {
  endWith(error);
}
