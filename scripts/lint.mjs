import { runChecks } from './test/checks.mjs';
import { command } from './run/command.mjs';

await command(async () => {
  process.exitCode = (await runChecks(console.log)).failed === 0 ? 0 : 1;
});
