/**
 * Builds the servers into the given folder, for tests that start them: `node scripts/jest/build-servers.mjs
 * <folder>`.
 */
import rspack from '@rspack/core';
import { serverConfig } from '../rspack/server-config.mjs';

const [folder] = process.argv.slice(2);
const config = serverConfig({ folder, optimization: { minimize: false } });

rspack(config, (error, stats) => {
  if (!error && !stats.hasErrors()) return;
  console.error(error ?? stats.toString({ preset: 'errors-only', colors: false }));
  process.exitCode = 1;
});
