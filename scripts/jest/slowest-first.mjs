import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../paths.mjs';

/** Heaps are measured in a new worker, because the garbage of other tests takes dozens of collections to remove. */
const MEASURES_MEMORY = /\.memory(\.thorough)?\.test\.ts$/;

/** These files take longest and start first. A slow file that starts last keeps one worker busy alone. */
const SLOWEST = [
  'api/src/ai/injection.test.ts',
  'api/practice-bank/link/link-dialog.thorough.test.ts',
  'api/src/identity/guess/crowd.thorough.test.ts',
  'api/src/server.test.ts',
  'api/src/ai/lying-model.test.ts',
  'mfe-dashboard/src/transactions/details/transaction-panel.test.tsx',
  'api/src/app.test.ts',
  'api/src/bank/webhook/every-webhook.test.ts',
  'api/src/bank/events/events-route.test.ts',
  'api/src/work/worker-pool.test.ts',
  'api/src/remotes/plugin.test.ts',
  'mfe-money/src/routes.test.tsx',
  'api/src/remotes/team/team.test.ts',
  'mfe-legal/src/your-data/your-data-screen.test.tsx',
  'mfe-dashboard/src/routes.test.tsx',
  'mfe-dashboard/src/transactions/filter/transaction-filters.test.tsx',
  'api/src/fuzz.test.ts',
  'api/src/privacy/restore/hostile-copies.test.ts',
  'mfe-money/src/categories/category-changes.test.tsx',
  'mfe-money/src/budget/edit/budget-edit.test.tsx',
  'mfe-money/src/categories/categories-screen.test.tsx',
  'api/src/bank/sync/storage.test.ts',
  'api/src/privacy/restore/fuzz-copies.test.ts',
  'mfe-planning/src/fact-finder/fact-finder-screen.test.tsx',
  'shell/src/onboarding/onboarding-screen.test.tsx',
  'mfe-dashboard/src/bank-link/bank-link-screen.test.tsx',
  'mfe-dashboard/src/transactions/tags/tags.test.tsx',
  'api/src/platform/serving/serving.test.ts',
  'api/src/finance/statement/read/linear-time.test.ts',
  'api/src/ai/speed.thorough.test.ts',
  'api/src/finance/statement/statement-routes.test.ts',
];

function place(path) {
  if (MEASURES_MEMORY.test(path)) return -1;
  const at = SLOWEST.indexOf(relative(ROOT, path));
  return at === -1 ? SLOWEST.length : at;
}

/** Returns the same order of test files on every machine. Files that are not in the list are sorted by size. */
export default class SlowestFirst {
  sort(tests) {
    return tests
      .map((test) => ({ test, at: place(test.path), size: statSync(test.path).size }))
      .toSorted((a, b) => a.at - b.at || b.size - a.size)
      .map(({ test }) => test);
  }

  allFailedTests() {
    return [];
  }

  cacheResults() {}
}
