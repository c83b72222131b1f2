import { join } from 'node:path';
import { remoteFolders } from '../build/remote-folders.mjs';
import { ROOT } from '../paths.mjs';
import { runAttacks, runAttacksOnBoth } from './attacks.mjs';
import { runBudgets } from './budgets.mjs';
import { runChecks } from './checks.mjs';
import { ensureTestChromium } from '../run/chromium.mjs';
import { ensureInstalled } from '../run/install.mjs';
import { placeTemporaryFilesInMemory } from './folder-in-memory.mjs';
import { runJest } from './jest.mjs';
import { endWith, PlainFailure } from '../run/plain-failure.mjs';
import { runTimeLimits } from './limits.mjs';
import { runBrowserTests } from './playwright.mjs';
import { runFleet, runOnPostgres } from './postgres-tests.mjs';
import { ensureBuilt } from '../run/start.mjs';

const COVERED = ['finance', 'money', 'wire'].flatMap((zone) => [
  '--collectCoverageFrom',
  `shared-contracts/src/${zone}/**/*.ts`,
]);

const projects = (names, workers) => ['--selectProjects', ...names, `--maxWorkers=${workers}`];

const inOrder = (sequencer) => `--testSequencer=${join(ROOT, sequencer)}`;

/** Tests also wait, so a third worker keeps two processors busy. */
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

const UNIT_PROJECTS = ['shell', ...remoteFolders(), 'api'];

/**
 * V8 collects all garbage only when there is a gigabyte of old objects. It optimizes a function later than usual,
 * because most functions of a test run a few times only. Several processes share two processors, so each collects
 * garbage in one thread.
 */
const V8_OF_UNIT_TESTS = [
  '--initial-old-space-size=1000',
  '--interrupt-budget=300000',
  '--single-threaded-gc',
];

/**
 * Coverage is measured only for the contracts and only in the thorough run, because it slows them by half.
 */
function runContracts() {
  const args = [...projects(['shared-contracts'], 1), UNIT_ORDER];
  if (process.env.THOROUGH !== '1') return runJest('contracts', args, {}, V8_OF_UNIT_TESTS);
  return runJest('contracts', [
    ...args,
    '--coverage',
    '--coverageReporters=text-summary',
    ...COVERED,
  ]);
}

/** Finds the browser for the few unit tests that need one. Without it, they are skipped and the browser tests fail. */
function chromiumIfAny(say) {
  try {
    return { CHROMIUM_PATH: ensureTestChromium(say) };
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    return {};
  }
}

/** Both run at once, because Jest uses one processor for seconds when it starts and ends. */
async function runUnitTests(say) {
  const browser = chromiumIfAny(say);
  const args = [...projects(UNIT_PROJECTS, WORKERS), UNIT_ORDER];
  const unit = runJest('unit', args, browser, V8_OF_UNIT_TESTS);
  return sum(await Promise.all([runContracts(), unit]));
}

const onceBuilt =
  (part) =>
  async (...input) => {
    await ensureBuilt();
    return part(...input);
  };

const STAGES = {
  checks: runChecks,
  build: onceBuilt(() => ({ passed: 1, failed: 0 })),
  budgets: onceBuilt(runBudgets),
  unit: runUnitTests,
  attacks: onceBuilt(runAttacks),
  browser: onceBuilt(runBrowserTests),
};

/** These parts run only if they are named. */
const MORE_STAGES = {
  postgres: runOnPostgres,
  fleet: onceBuilt(runFleet),
  limits: onceBuilt(runTimeLimits),
  attacks: onceBuilt(runAttacksOnBoth),
};

/** These parts pass options such as --shard=1/2 to Playwright. */
const TAKES_OPTIONS = ['browser', 'fleet'];

const NAMED_STAGES = { ...STAGES, ...MORE_STAGES };

async function runStage(name, stage, options) {
  console.log(`\n== ${name}`);
  const begun = Date.now();
  const result = await stage(console.log, options);
  console.log(
    `== ${name}: ${result.passed} passed, ${result.failed} failed (${Math.round((Date.now() - begun) / 1000)} s)\n`,
  );
  return result;
}

/**
 * The parts that run beside another one. The attacks wait more than they work, and neither the checks nor the build keeps
 * two processors busy alone.
 */
const RUNS_BESIDE = { build: 'checks', attacks: 'unit' };

/** Returns lists of names. The parts of one list run at the same time. */
function groupsOf(names) {
  const joins = (name) => names.includes(RUNS_BESIDE[name]);
  const withOthers = (first) => [first, ...names.filter((name) => RUNS_BESIDE[name] === first)];
  return names.filter((name) => !joins(name)).map(withOthers);
}

async function runStages(stages, options) {
  const results = [];
  for (const group of groupsOf(Object.keys(stages))) {
    const runs = group.map((name) => runStage(name, stages[name], options));
    results.push(...(await Promise.all(runs)));
  }
  return sum(results);
}

/** The word may stand anywhere among the parts. The programs that run the tests read the variable. */
const THOROUGH = 'thorough';

function chosenOf(words) {
  if (words.includes(THOROUGH)) process.env.THOROUGH = '1';
  return words.filter((word) => !word.startsWith('-') && word !== THOROUGH);
}

async function run(words) {
  const options = words.filter((word) => word.startsWith('-'));
  const chosen = chosenOf(words);
  const stageOf = chosen.length > 0 ? NAMED_STAGES : STAGES;
  const names = chosen.length > 0 ? chosen : Object.keys(STAGES);
  const unknown = names.filter((name) => !(name in stageOf));
  if (unknown.length > 0)
    throw new PlainFailure(
      `Unknown part: ${unknown.join(', ')}. Known: ${Object.keys(stageOf).join(', ')}.`,
    );
  const withoutOptions = names.find((name) => !TAKES_OPTIONS.includes(name));
  if (options.length > 0 && withoutOptions)
    throw new PlainFailure(
      `${withoutOptions} takes no options, only ${TAKES_OPTIONS.join(' and ')} do.`,
    );
  await ensureInstalled(console.log);
  const removeFolder = placeTemporaryFilesInMemory();
  const stages = Object.fromEntries(names.map((name) => [name, stageOf[name]]));
  const total = await runStages(stages, options).finally(removeFolder);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

/** Runs all parts or the named ones. The word `thorough` adds every combination and the large counts. */
export async function test(words) {
  try {
    await run(words);
  } catch (error) {
    endWith(error);
    console.log('0 passed, 1 failed');
  }
}
