import { TestEnvironment } from 'jest-environment-node';
import { startBrowser } from './browser.mjs';

/** One for each worker, which all of its suites share: a visit has storage of its own, and a launch costs a second. */
let browser;

/**
 * Node, and the way to the browser. Playwright is loaded out here, once a worker: Jest would read and run it anew for
 * every suite. And it drives the browser from here: what it hears of every request would have to be told once more
 * between a process that drives and one that tests.
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
