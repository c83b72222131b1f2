import { test as base } from '@playwright/test';
import { inThoroughRun } from '../thorough-test';
import { type RemoteWorld, remoteWorld } from './world';

/**
 * Declares a test of a suite that needs a world of remotes. The suites of a worker share one world. After a test that
 * fails, Playwright starts another worker, so no suite meets a world that such a test left changed.
 */
export const test = base.extend<object, { sharedWorld: RemoteWorld }>({
  sharedWorld: [
    // Playwright reads from this parameter that the fixture needs the browser.
    async ({ browser: _browser }, use) => {
      const world = await remoteWorld();
      await use(world);
      await world.stop();
    },
    { scope: 'worker' },
  ],
});

export const thoroughTest = inThoroughRun(test);
