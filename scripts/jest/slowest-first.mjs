import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../paths.mjs';

/** A heap is measured where nothing lies about yet: among what other tests leave, it takes dozens of collections. */
const MEASURES_MEMORY = /\.memory\.test\.ts$/;

/** The files that take longest, longest first: one that began last would keep its worker busy alone. */
const SLOWEST = [
  'api/src/ai/groundedness.test.ts',
  'api/practice-bank/link/link-dialog.test.ts',
  'api/src/remotes/command/can-i-deploy.test.ts',
  'api/src/server.test.ts',
  'api/src/app.test.ts',
  'mfe-dashboard/src/bank-link/bank-link-screen.test.tsx',
  'mfe-dashboard/src/transactions/details/transaction-panel.test.tsx',
  'api/src/bank/events/events-route.test.ts',
  'api/src/ai/injection.test.ts',
  'mfe-dashboard/src/transactions/filter/transaction-filters.test.tsx',
  'shell/src/layout/main-layout.test.tsx',
  'mfe-money/src/routes.test.tsx',
  'shared-contracts/src/store/agreement.page.test.ts',
  'shared-contracts/src/search/search.test.tsx',
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
