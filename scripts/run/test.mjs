import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { runAttacks, runAttacksOnBoth } from './attacks.mjs';
import { runBudgets } from './budgets.mjs';
import { runChecks } from './checks.mjs';
import { ensureTestChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { runJest } from './jest.mjs';
import { endWith, PlainFailure } from './plain-failure.mjs';
import { runFleet, runOnPostgres } from './postgres-tests.mjs';
import { ensureBuilt } from './start.mjs';

const COVERED = ['finance', 'money', 'wire'].flatMap((zone) => [
  '--collectCoverageFrom',
  `shared-contracts/src/${zone}/**/*.ts`,
]);

const projects = (names, workers) => ['--selectProjects', ...names, `--maxWorkers=${workers}`];

const inOrder = (sequencer) => `--testSequencer=${join(ROOT, sequencer)}`;

/** A test waits as often as it works: one more of them keeps two processors busy. */
const WORKERS = 3;

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

const sum = (results) =>
  results.reduce(
    (total, { passed, failed, skipped = 0 }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    NOTHING,
  );

/** A browser test that could not run has failed, and says how to get what it needs. */
async function runBrowserTests(say, env = {}) {
  try {
    const chromium = ensureTestChromium(say);
    const order = inOrder('e2e/setup/slowest-first.mjs');
    return await runJest('e2e', [...projects(['e2e'], WORKERS), order], {
      CHROMIUM_PATH: chromium,
      ...env,
    });
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    say(error.message);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const UNIT_ORDER = inOrder('scripts/jest/slowest-first.mjs');

const UNIT_PROJECTS = ['shell', 'mfe-dashboard', 'mfe-money', 'mfe-planning', 'mfe-legal', 'api'];

/** The contracts answer for their own coverage: only a run of its own counts it without slowing all other tests. */
const runContracts = () =>
  runJest('contracts', [
    ...projects(['shared-contracts'], 1),
    UNIT_ORDER,
    '--coverage',
    '--coverageReporters=text-summary',
    ...COVERED,
  ]);

/** The browser for the few unit tests that look at a page; where there is none, that is for the browser tests to say. */
function chromiumIfAny(say) {
  try {
    return { CHROMIUM_PATH: ensureTestChromium(say) };
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    return {};
  }
}

/** Both at once: Jest takes seconds to begin and to end, on one processor. */
async function runUnitTests(say) {
  const browser = chromiumIfAny(say);
  const unit = runJest('unit', [...projects(UNIT_PROJECTS, WORKERS), UNIT_ORDER], browser);
  return sum(await Promise.all([runContracts(), unit]));
}

/** A part that looks at what was built, in a clone where nobody built yet as well. */
const onceBuilt = (part) => async (say) => {
  await ensureBuilt();
  return part(say);
};

const STAGES = {
  checks: runChecks,
  unit: runUnitTests,
  build: onceBuilt(() => ({ passed: 1, failed: 0 })),
  budgets: onceBuilt(runBudgets),
  attacks: onceBuilt(runAttacks),
  browser: onceBuilt((say) => runBrowserTests(say)),
};

/** What runs only when it is named: the same tests on everything that the product can run on. */
const MORE_STAGES = {
  postgres: runOnPostgres,
  fleet: onceBuilt((say) => runFleet(say, runBrowserTests)),
  attacks: onceBuilt(runAttacksOnBoth),
};

const NAMED_STAGES = { ...STAGES, ...MORE_STAGES };

async function run(chosen) {
  const stageOf = chosen.length > 0 ? NAMED_STAGES : STAGES;
  const names = chosen.length > 0 ? chosen : Object.keys(STAGES);
  const unknown = names.filter((name) => !(name in stageOf));
  if (unknown.length > 0)
    throw new PlainFailure(
      `Unknown part: ${unknown.join(', ')}. Known: ${Object.keys(stageOf).join(', ')}.`,
    );
  await ensureInstalled(console.log);
  let total = NOTHING;
  for (const name of names) {
    console.log(`\n== ${name}`);
    const begun = Date.now();
    const result = await stageOf[name](console.log);
    total = sum([total, result]);
    console.log(
      `== ${name}: ${result.passed} passed, ${result.failed} failed (${Math.round((Date.now() - begun) / 1000)} s)\n`,
    );
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

/** Everything the project knows about itself, or the named parts of it; `postgres` and `fleet` run when named. */
export async function test(chosen) {
  try {
    await run(chosen);
  } catch (error) {
    endWith(error);
    console.log('0 passed, 1 failed');
  }
}
