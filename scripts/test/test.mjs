import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { runAttacks, runAttacksOnBoth } from './attacks.mjs';
import { runBudgets } from './budgets.mjs';
import { runChecks } from './checks.mjs';
import { ensureTestChromium } from '../run/chromium.mjs';
import { ensureInstalled } from '../run/install.mjs';
import { runJest } from './jest.mjs';
import { endWith, PlainFailure } from '../run/plain-failure.mjs';
import { runBrowserTests } from './playwright.mjs';
import { runFleet, runOnPostgres } from './postgres-tests.mjs';
import { ensureBuilt } from '../run/start.mjs';

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

/** A part that needs the built product. */
const onceBuilt =
  (part) =>
  async (...input) => {
    await ensureBuilt();
    return part(...input);
  };

const STAGES = {
  checks: runChecks,
  unit: runUnitTests,
  build: onceBuilt(() => ({ passed: 1, failed: 0 })),
  budgets: onceBuilt(runBudgets),
  attacks: onceBuilt(runAttacks),
  browser: onceBuilt(runBrowserTests),
};

/** What runs only when it is named: the same tests on everything that the product can run on. */
const MORE_STAGES = {
  postgres: runOnPostgres,
  fleet: onceBuilt(runFleet),
  attacks: onceBuilt(runAttacksOnBoth),
};

/** These parts pass options such as --shard=1/2 on to Playwright. */
const TAKES_OPTIONS = ['browser', 'fleet'];

const NAMED_STAGES = { ...STAGES, ...MORE_STAGES };

async function run(words) {
  const options = words.filter((word) => word.startsWith('-'));
  const chosen = words.filter((word) => !word.startsWith('-'));
  const stageOf = chosen.length > 0 ? NAMED_STAGES : STAGES;
  const names = chosen.length > 0 ? chosen : Object.keys(STAGES);
  const unknown = names.filter((name) => !(name in stageOf));
  if (unknown.length > 0)
    throw new PlainFailure(
      `Unknown part: ${unknown.join(', ')}. Known: ${Object.keys(stageOf).join(', ')}.`,
    );
  const deaf = names.find((name) => !TAKES_OPTIONS.includes(name));
  if (options.length > 0 && deaf)
    throw new PlainFailure(`${deaf} takes no options, only ${TAKES_OPTIONS.join(' and ')} do.`);
  await ensureInstalled(console.log);
  let total = NOTHING;
  for (const name of names) {
    console.log(`\n== ${name}`);
    const begun = Date.now();
    const result = await stageOf[name](console.log, options);
    total = sum([total, result]);
    console.log(
      `== ${name}: ${result.passed} passed, ${result.failed} failed (${Math.round((Date.now() - begun) / 1000)} s)\n`,
    );
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

/** Runs all parts, or the named ones. */
export async function test(words) {
  try {
    await run(words);
  } catch (error) {
    endWith(error);
    console.log('0 passed, 1 failed');
  }
}
