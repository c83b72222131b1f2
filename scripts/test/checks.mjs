import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { remoteFolders } from '../build/remote-folders.mjs';
import { ROOT } from '../paths.mjs';

/**
 * Two chains run at once, and the next one starts when one of them ends. The longest starts first. The contract check
 * reads the declarations that the types check writes, so it comes later in the same chain.
 */
const CHAINS = [
  [['lint', 'oxlint', '--type-aware', '--deny-warnings', '--quiet']],
  [
    ['types', 'tsc', '-b', '.', ...remoteFolders(), '--checkers', '1', '--pretty', 'false'],
    ['contract', join(ROOT, 'scripts/checks/contract-check.mjs')],
    ['exports of the contract', join(ROOT, 'scripts/checks/api-report.mjs')],
  ],
  [['unused', 'knip']],
  [['format', 'oxfmt', '--check']],
  [['boundaries', join(ROOT, 'scripts/boundaries.mjs')]],
  [['packages', join(ROOT, 'scripts/checks/packages-check.mjs')]],
  [['specification', join(ROOT, 'scripts/spec-coverage.mjs'), '--check']],
  [['regular expressions', join(ROOT, 'scripts/checks/regex-check.mjs')]],
  [['commands', join(ROOT, 'scripts/checks/command-reference.mjs')]],
  [['links', join(ROOT, 'scripts/checks/doc-links.mjs')]],
  [['texts', join(ROOT, 'scripts/checks/ui-texts.mjs')]],
  [['figures', join(ROOT, 'scripts/checks/figures.mjs')]],
  [['sourced figures', join(ROOT, 'scripts/checks/sourced-figures.mjs')]],
  [['commit subjects', join(ROOT, 'scripts/checks/commit-subjects.mjs')]],
];

const AT_ONCE = 2;

/**
 * The compiler and the lint are Go programs. With this, they collect garbage a third as often, which takes up to a
 * quarter less time and half a gigabyte more memory.
 */
const ENV = { ...process.env, GOGC: '300' };

const programFile = (program) =>
  program.endsWith('.mjs') ? program : join(ROOT, 'node_modules/.bin', program);

function run([name, program, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [programFile(program), ...args], { cwd: ROOT, env: ENV });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ name, ok: code === 0, output: output.trim() }));
  });
}

async function runNext(chains, say, results) {
  for (let chain = chains.shift(); chain; chain = chains.shift()) {
    for (const check of chain) {
      const { name, ok, output } = await run(check);
      say(`${ok ? 'ok  ' : 'FAIL'} ${name}`);
      if (!ok || output.startsWith('Skipped')) say(output);
      results.push(ok);
    }
  }
}

export async function runChecks(say) {
  const chains = [...CHAINS];
  const results = [];
  await Promise.all(Array.from({ length: AT_ONCE }, () => runNext(chains, say, results)));
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}
