import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright-core';

/** The address of this worker's browser; without workers there is the first alone. */
const address = () => process.env.E2E_BROWSERS.split(' ')[(process.env.JEST_WORKER_ID ?? 1) - 1];

/**
 * Node, and the way to the browser. Playwright is loaded out here, once a worker: Jest would read and run it anew for
 * every suite.
 */
export default class EndToEndEnvironment extends TestEnvironment {
  #browser;

  async setup() {
    await super.setup();
    this.global.halyardBrowser = () => (this.#browser ??= chromium.connect(address()));
  }

  async teardown() {
    const browser = await this.#browser;
    await browser?.close();
    await super.teardown();
  }
}
