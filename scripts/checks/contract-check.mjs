import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { incompatibilities } from '../contract/compare.mjs';
import { golden, goldenVersions, storeGolden } from '../contract/golden.mjs';
import { namesTheSame, surface } from '../contract/surface.mjs';
import { ROOT } from '../paths.mjs';
import { contractVersion, shellContract } from '../rspack/contract.mjs';

const major = (version) => version.split('.')[0];

/** Returns the contract versions that the shell of this tree supports. */
const supported = () =>
  goldenVersions().filter(
    (version) => major(version) === major(shellContract().supported.slice(1)),
  );

/** Writes the compiler's declarations for the check. Old declarations would hide removed exports. */
function writeTypes() {
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  const args = [tsc, '-b', 'shared-contracts', '--checkers', '1', '--pretty', 'false'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout);
}

function check() {
  const [version, living] = [contractVersion(), surface()];
  const messages = incompatibilities(
    living,
    Object.fromEntries(supported().map((each) => [each, golden(each)])),
  );
  if (messages) {
    return `The contract takes something away or asks for more, so it needs a new major:\n${messages}`;
  }
  const stored = golden(version);
  if (stored && namesTheSame(stored, living)) return null;
  return `The names of contract ${version} differ from the stored ones. Where something was added, raise the minor of CONTRACT_VERSION; then: node scripts/checks/contract-check.mjs --keep`;
}

writeTypes();
if (process.argv.includes('--keep')) {
  storeGolden(contractVersion(), surface());
  console.log(`Stored the types of contract ${contractVersion()}.`);
} else {
  const problem = check();
  if (problem) console.error(problem);
  process.exitCode = problem ? 1 : 0;
}
