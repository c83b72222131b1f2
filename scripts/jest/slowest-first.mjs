import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../paths.mjs';

/** A heap is measured where nothing lies about yet: among what other tests leave, it takes dozens of collections. */
const MEASURES_MEMORY = /\.memory\.test\.ts$/;

/** The files that take longest, longest first: one that began last would keep its worker busy alone. */
const SLOWEST = [
  'api/src/identity/guess/crowd.test.ts',
  'api/practice-bank/link/link-dialog.test.ts',
  'api/src/ai/injection.test.ts',
  'api/src/bank/events/events-route.test.ts',
  'api/src/remotes/plugin.test.ts',
  'api/src/platform/serving/serving.test.ts',
  'api/src/privacy/restore/hostile-copies.test.ts',
  'mfe-dashboard/src/transactions/details/transaction-panel.test.tsx',
  'api/src/app.test.ts',
  'api/src/fuzz.test.ts',
  'api/src/server.test.ts',
  'api/src/ai/lying-model.test.ts',
  'api/src/work/workshop.test.ts',
  'api/src/bank/webhook/key-cache.test.ts',
  'api/src/bank/sync/storage.test.ts',
  'mfe-dashboard/src/transactions/filter/transaction-filters.test.tsx',
  'mfe-money/src/routes.test.tsx',
  'mfe-money/src/budget/budget-edit.test.tsx',
];

function place(path) {
  if (MEASURES_MEMORY.test(path)) return -1;
  const at = SLOWEST.indexOf(relative(ROOT, path));
  return at === -1 ? SLOWEST.length : at;
}

/** The order of a whole run, the same on every machine; what is not named goes by its size. */
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
