import { basename } from 'node:path';

/** The suites that take longest, longest first: one that began last would keep its worker busy alone. */
const SLOWEST = [
  'platform-conformance',
  'assistant',
  'platform-versions',
  'platform-faults',
  'screens-planning',
  'screens-money',
  'bank-failures',
  'screens-shell',
  'screens-legal',
  'screens-dashboard',
  'account',
  'journey',
  'copy-elsewhere',
  'keyboard',
  'resilience',
  'mfe-release',
  'platform-way-down',
  'platform-hostile',
  'mfe',
  'money',
  'platform-choice',
  'home',
  'develop',
  'platform-breaks',
];

const place = ({ path }) => {
  const at = SLOWEST.indexOf(basename(path, '.e2e.ts'));
  return at === -1 ? SLOWEST.length : at;
};

/** Jest itself goes by how long each suite took the last time, which a clean clone does not know, else by their sizes. */
export default class SlowestFirst {
  sort(tests) {
    return tests.toSorted((a, b) => place(a) - place(b));
  }

  allFailedTests() {
    return [];
  }

  cacheResults() {}
}
