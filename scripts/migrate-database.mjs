import { command } from './run/command.mjs';
import { runBuilt } from './run/run-built.mjs';
import { ensureBuilt } from './run/start.mjs';

await command(
  async () => {
    await ensureBuilt();
    process.exitCode = runBuilt('migrate-database.mjs', process.argv.slice(2));
  },
  { all: false },
);
