import { TestEnvironment } from 'jest-environment-node';
import { startBrowser } from './browser.mjs';

/** One for each worker, which all of its suites share: a visit has storage of its own, and a launch costs a second. */
let browser;

/**
 * Node with access to the browser. Playwright is loaded here, outside the tests, once per worker: Jest would load it
 * again for every suite. It also controls the browser from here, so that its events need not be sent from one process to
 * another.
 */
export default class EndToEndEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.halyardBrowser = () => (browser ??= startBrowser());
  }

  async teardown() {
    const contexts = (await browser)?.contexts() ?? [];
    await Promise.all(contexts.map((context) => context.close()));
    await super.teardown();
  }
}
