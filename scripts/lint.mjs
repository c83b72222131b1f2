import { runChecks } from './run/checks.mjs';

process.exitCode = (await runChecks(console.log)).failed === 0 ? 0 : 1;
