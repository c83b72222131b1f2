import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';

/** Everything about the sources that a program can judge without running them. */
const CHECKS = [
  ['types', 'tsc', '-b', '--pretty', 'false'],
  ['contract', join(ROOT, 'scripts/contract-check.mjs')],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings', '--quiet'],
  ['format', 'prettier', '--check', '--log-level', 'warn', '.'],
  ['boundaries', join(ROOT, 'scripts/boundaries.mjs')],
  ['unused', 'knip'],
];

const programFile = (program) =>
  program.endsWith('.mjs') ? program : join(ROOT, 'node_modules/.bin', program);

function run([name, program, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [programFile(program), ...args], { cwd: ROOT });
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    child.on('close', (code) => resolve({ name, ok: code === 0, said: said.trim() }));
  });
}

/** Runs the checks one after another and counts them. */
export async function runChecks(say) {
  const results = [];
  for (const check of CHECKS) {
    const result = await run(check);
    say(`${result.ok ? 'ok  ' : 'FAIL'} ${result.name}`);
    if (!result.ok) say(result.said);
    results.push(result);
  }
  const passed = results.filter(({ ok }) => ok).length;
  return { passed, failed: results.length - passed };
}
