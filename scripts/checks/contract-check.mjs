import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { misfits } from '../contract/compare.mjs';
import { golden, goldenVersions, keepGolden } from '../contract/golden.mjs';
import { namesTheSame, surface } from '../contract/surface.mjs';
import { ROOT } from '../paths.mjs';
import { contractVersion, shellContract } from '../rspack/contract.mjs';

const major = (version) => version.split('.')[0];

/** Versions that the shell of this tree says it still takes. */
const supported = () =>
  goldenVersions().filter(
    (version) => major(version) === major(shellContract().supported.slice(1)),
  );

/** The check reads what the compiler writes: types of an earlier tree would hide what this one takes away. */
function writeTypes() {
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  const args = [tsc, '-b', 'shared-contracts', '--checkers', '1', '--pretty', 'false'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout);
}

function check() {
  const [version, living] = [contractVersion(), surface()];
  const said = misfits(living, Object.fromEntries(supported().map((each) => [each, golden(each)])));
  if (said) {
    return `The contract takes something away or asks for more, so it needs a new major:\n${said}`;
  }
  const kept = golden(version);
  if (kept && namesTheSame(kept, living)) return null;
  return `What contract ${version} names is not what is kept of it. Where something was added, raise the minor of CONTRACT_VERSION; then: node scripts/checks/contract-check.mjs --keep`;
}

writeTypes();
if (process.argv.includes('--keep')) {
  keepGolden(contractVersion(), surface());
  console.log(`Kept the types of contract ${contractVersion()}.`);
} else {
  const problem = check();
  if (problem) console.error(problem);
  process.exitCode = problem ? 1 : 0;
}
