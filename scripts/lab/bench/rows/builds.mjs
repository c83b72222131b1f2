import { rmSync } from 'node:fs';
import { join } from 'node:path';
import rspack from '@rspack/core';
import { BUILD } from '../../../paths.mjs';
import { remotesHere } from '../../../build/remotes-here.mjs';
import { remoteConfig } from '../../../rspack/remote-config.mjs';
import { shellConfig } from '../../../rspack/shell-config.mjs';
import { alternating, line, ratios } from '../statistics.mjs';
import { bundleConfig } from '../twin.mjs';

const FOLDER = join(BUILD, 'bench', 'builds');
const ROUNDS = 5;

/** Builds into a folder that no server uses, without a cache. */
const aside = (config) => ({
  ...config,
  cache: false,
  output: { ...config.output, path: join(FOLDER, config.name) },
});

const remote = ({ name }) => remoteConfig(name, { version: '0.0.0-bench' });

const BUILDS = {
  five: () => [shellConfig({ keys: {} }), ...remotesHere().map(remote)],
  one: () => [bundleConfig('twin')],
  single: () => [remote(remotesHere()[1])],
};

function timeOf(configs) {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const compiler = rspack(configs().map(aside));
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error ?? stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
        else resolve(performance.now() - begun);
      }),
    );
  });
}

/**
 * Compares the builds of the shell and all remotes with a build of the same sources as one bundle. It also measures
 * the build of one remote.
 */
export async function benchBuilds({ rounds = ROUNDS }) {
  try {
    const { five, one, single } = await alternating(BUILDS, rounds, timeOf);
    return [
      line('P15', 'shell and remotes / one bundle', ratios(five, one), { most: 2.5 }),
      line('P15', 'shell and remotes', five, { unit: 'ms', most: 10_000 }),
      line('P15', 'one remote / all', ratios(single, five), { most: 0.25 }),
      line('', 'one bundle', one, { unit: 'ms' }),
    ];
  } finally {
    rmSync(FOLDER, { recursive: true, force: true });
  }
}
