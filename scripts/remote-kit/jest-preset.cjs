/**
 * These are Jest's settings for a remote: a page in jsdom, TypeScript by SWC, and class names instead of style
 * sheets.
 */
module.exports = {
  testEnvironment: require.resolve('../jest/browser-environment.cjs'),
  setupFilesAfterEnv: [require.resolve('../jest/browser-setup.ts')],
  transform: {
    '\\.(ts|tsx|js|mjs|mts)$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2023',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!@halyard/)'],
  moduleNameMapper: { '\\.css$': require.resolve('../jest/css-names.cjs') },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testTimeout: 30_000,
};
