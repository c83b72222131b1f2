import { join } from 'node:path';
import { remoteFolders } from './scripts/build/remote-folders.mjs';
import PACKAGES_OF_A_PAGE from './scripts/jest/packages-of-a-page.cjs';

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2023',
    },
    module: { type: 'commonjs' },
  },
];

/** In Node's own realm, whose packages are loaded once per worker (decision 0070). */
const inNodeRealm = {
  '\\.(ts|tsx|js|mjs)$': ['<rootDir>/../scripts/jest/node-realm-transform.cjs', swc[1]],
};

/**
 * The usual run leaves out tests of the checks' own tools, and files that measure speed, memory, or crowds, or that
 * repeat a browser test (decision 0182).
 */
const onlyThorough =
  process.env.THOROUGH === '1' ? [] : ['/src/testing/tools/', '\\.thorough\\.test\\.tsx?$'];

const common = {
  // Not among temporary files, which a run removes at its end.
  cacheDirectory: join(import.meta.dirname, '.cache/jest'),
  transform: inNodeRealm,
  runtime: '<rootDir>/../scripts/jest/runtime-of-worker.cjs',
  transformIgnorePatterns: [`/node_modules/(?!(${PACKAGES_OF_A_PAGE.join('|')})/)`],
  moduleNameMapper: { '\\.css$': '<rootDir>/../scripts/jest/css-names.cjs' },
  testPathIgnorePatterns: ['/node_modules/', '/.build/', '/.cache/', ...onlyThorough],
  coveragePathIgnorePatterns: ['/node_modules/', '\\.test\\.tsx?$'],
};

const browser = (name) => ({
  ...common,
  displayName: name,
  rootDir: name,
  testEnvironment: '<rootDir>/../scripts/jest/browser-realm-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/../scripts/jest/browser-setup.ts'],
  // A browser has neither; React's `act` and Node itself need the real ones.
  fakeTimers: { doNotFake: ['nextTick', 'setImmediate', 'clearImmediate'] },
  testMatch: ['<rootDir>/src/**/*.test.tsx', '<rootDir>/src/**/*.page.test.ts'],
});

const node = (name) => ({
  ...common,
  displayName: name,
  rootDir: name,
  testEnvironment: '<rootDir>/../scripts/jest/node-realm-environment.cjs',
  testMatch: ['<rootDir>/{src,practice-bank}/**/*.test.ts'],
  testPathIgnorePatterns: [...common.testPathIgnorePatterns, '\\.page\\.test\\.ts$'],
});

/** In a workspace of the browser only tests that render, or are named `*.page.test.ts`, get a page. */
const both = (name) => [browser(name), node(name)];

/** These tests need the PostgreSQL server that `npm test postgres` starts. */
const onlyOnPostgres = process.env.TEST_POSTGRES_URL ? [] : ['\\.postgres\\.test\\.ts$'];

export default {
  // Nothing here is judged by its speed: a test that hangs ends, one on a busy machine does not.
  testTimeout: process.env.THOROUGH === '1' ? 1_800_000 : 120_000,
  projects: [
    ...both('shared-contracts'),
    ...both('shell'),
    ...remoteFolders().flatMap(both),
    {
      ...node('api'),
      testPathIgnorePatterns: [
        ...common.testPathIgnorePatterns,
        ...onlyOnPostgres,
        ...onlyThorough,
      ],
    },
    {
      ...common,
      displayName: 'attacks',
      rootDir: 'e2e/attacks',
      moduleNameMapper: {},
      transform: { '\\.(ts|js|mjs)$': swc },
      runtime: undefined,
      testEnvironment: 'node',
      globalSetup: '<rootDir>/setup/start.mjs',
      globalTeardown: '<rootDir>/setup/stop.mjs',
      testMatch: ['<rootDir>/**/*.attack.ts'],
    },
  ],
  coverageDirectory: '.cache/coverage',
  coverageThreshold: {
    './shared-contracts/src/finance/': { lines: 95, branches: 95 },
    './shared-contracts/src/money/': { lines: 95, branches: 95 },
    './shared-contracts/src/wire/': { lines: 95, branches: 95 },
  },
};
