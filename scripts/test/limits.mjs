import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { runJest } from './jest.mjs';
import { runBrowserTests } from './playwright.mjs';

const EXACT = { TIME_LIMITS: 'exact', THOROUGH: '1' };

function filesBelow(folder, ending) {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .filter((file) => file.endsWith(ending) && !file.includes('node_modules'))
    .map((file) => join(ROOT, folder, file))
    .filter((file) => readFileSync(file, 'utf8').includes('timeLimit('));
}

/** Runs the tests with time limits one after the other, with the exact limits. */
export async function runTimeLimits(say) {
  const units = ['api', 'shared-contracts'].flatMap((part) =>
    filesBelow(`${part}/src`, '.test.ts'),
  );
  const unit = await runJest('limits', ['--runInBand', '--runTestsByPath', ...units], EXACT);
  const browser = await runBrowserTests(
    say,
    ['--workers=1', ...filesBelow('e2e', '.e2e.ts')],
    EXACT,
  );
  return {
    passed: unit.passed + browser.passed,
    failed: unit.failed + browser.failed,
    skipped: unit.skipped + browser.skipped,
  };
}
