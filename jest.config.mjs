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
  coveragePathIgnorePatterns: ['/node_modules/', '\\.test\\.tsx?$'],
};

const browser = (name) => ({
  ...common,
  displayName: name,
  rootDir: name,
  testEnvironment: '<rootDir>/../scripts/jest/browser-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/../scripts/jest/browser-setup.ts'],
  testMatch: ['<rootDir>/src/**/*.test.tsx', '<rootDir>/src/**/*.page.test.ts'],
});

const node = (name) => ({
  ...common,
  displayName: name,
  rootDir: name,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{src,practice-bank}/**/*.test.ts'],
  testPathIgnorePatterns: [...common.testPathIgnorePatterns, '\\.page\\.test\\.ts$'],
});

/** A browser's workspace: only what renders, or says in its name that it needs a page, is given one. */
const both = (name) => [browser(name), node(name)];

/** What only PostgreSQL can show needs the server that `npm test postgres` starts. */
const onlyOnPostgres = process.env.TEST_POSTGRES_URL ? [] : ['\\.postgres\\.test\\.ts$'];

export default {
  // Nothing here is judged by its speed: a test that hangs ends, one on a busy machine does not.
  testTimeout: 30_000,
  projects: [
    ...both('shared-contracts'),
    ...both('shell'),
    ...both('mfe-dashboard'),
    ...both('mfe-money'),
    ...both('mfe-planning'),
    // react-markdown and what it is made of ship as ES modules alone.
    ...both('mfe-legal').map((project) => ({
      ...project,
      transformIgnorePatterns: ['/node_modules/(react|react-dom)/'],
    })),
    {
      ...node('api'),
      testEnvironment: '<rootDir>/../scripts/jest/node-realm-environment.cjs',
      transform: {
        '\\.(ts|js|mjs)$': ['<rootDir>/../scripts/jest/node-realm-transform.cjs', swc[1]],
      },
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, ...onlyOnPostgres],
    },
    {
      ...common,
      displayName: 'attacks',
      rootDir: 'e2e/attacks',
      moduleNameMapper: {},
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
