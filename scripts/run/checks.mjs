import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';

/**
 * Everything about the sources that a program can judge without running them: two rows side by side, each about one
 * processor's worth. The contract is read from what the types left. Several checkers for one project would each work out
 * the same types.
 */
const ROWS = [
  [
    ['types', 'tsc', '-b', '--checkers', '1', '--pretty', 'false'],
    ['contract', join(ROOT, 'scripts/contract-check.mjs')],
    ['unused', 'knip'],
  ],
  [
    ['lint', 'oxlint', '--type-aware', '--deny-warnings', '--quiet'],
    ['format', 'oxfmt', '--check'],
    ['boundaries', join(ROOT, 'scripts/boundaries.mjs')],
    ['packages', join(ROOT, 'scripts/packages-check.mjs')],
    ['specification', join(ROOT, 'scripts/spec-coverage.mjs'), '--check'],
    ['regular expressions', join(ROOT, 'scripts/regex-check.mjs')],
    ['links', join(ROOT, 'scripts/doc-links.mjs')],
  ],
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

async function runRow(checks, say) {
  const results = [];
  for (const check of checks) {
    const { name, ok, said } = await run(check);
    say(`${ok ? 'ok  ' : 'FAIL'} ${name}`);
    if (!ok) say(said);
    results.push(ok);
  }
  return results;
}

/** Runs the checks and counts them. */
export async function runChecks(say) {
  const rows = await Promise.all(ROWS.map((checks) => runRow(checks, say)));
  const results = rows.flat();
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}
