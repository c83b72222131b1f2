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

const common = {
  transform: { '^.+\\.(ts|tsx|js|mjs)$': swc },
  transformIgnorePatterns: ['/node_modules/(?!(@fontsource-variable)/)'],
  moduleNameMapper: { '\\.css$': '<rootDir>/../scripts/jest/css-names.cjs' },
  testPathIgnorePatterns: ['/node_modules/', '/.build/', '/.cache/'],
};

const browser = (name) => ({
  ...common,
  displayName: name,
  rootDir: name,
  testEnvironment: '<rootDir>/../scripts/jest/browser-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/../scripts/jest/browser-setup.ts'],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
});

const node = (name) => ({
  ...common,
  displayName: name,
  rootDir: name,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{src,practice-bank}/**/*.test.ts'],
});

/** What only PostgreSQL can show needs the server that `npm test postgres` starts. */
const onlyOnPostgres = process.env.TEST_POSTGRES_URL ? [] : ['\\.postgres\\.test\\.ts$'];

export default {
  // Nothing here is judged by its speed: a test that hangs ends, one on a busy machine does not.
  testTimeout: 30_000,
  projects: [
    browser('shared-contracts'),
    browser('shell'),
    browser('mfe-dashboard'),
    browser('mfe-money'),
    browser('mfe-planning'),
    // react-markdown and what it is made of ship as ES modules alone.
    {
      ...browser('mfe-legal'),
      transformIgnorePatterns: ['/node_modules/(react|react-dom)/'],
    },
    {
      ...node('api'),
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, ...onlyOnPostgres],
    },
    {
      ...common,
      displayName: 'e2e',
      rootDir: 'e2e',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/setup/start-product.mjs',
      globalTeardown: '<rootDir>/setup/stop-product.mjs',
      testMatch: ['<rootDir>/**/*.e2e.ts'],
      setupFilesAfterEnv: ['<rootDir>/setup/timeouts.ts'],
    },
  ],
  coverageDirectory: '.cache/coverage',
  coverageThreshold: {
    './shared-contracts/src/finance/': { lines: 95, branches: 95 },
    './shared-contracts/src/money/': { lines: 95, branches: 95 },
    './shared-contracts/src/wire/': { lines: 95, branches: 95 },
  },
};
