import { expect, type Page } from '@playwright/test';
import { type Visitor, visitsOf } from '../browser';
import { arriveAt } from '../page';
import type { RemoteWorld } from './world';
import { test } from './world-test';

/** The title of this screen shows the version of `mfe-legal`. */
export const TERMS = '/terms-of-service';

interface SuiteWorld {
  /** It is filled before the first test. */
  readonly world: RemoteWorld;
  readonly visit: Visitor;
  /** Opens a screen as a new user and ignores the console. */
  readonly open: (path?: string) => Promise<Page>;
  /** Opens the shell and stops its clock, so no timeout and no retry delay ends by itself. */
  readonly stillShell: () => Promise<Page>;
  /** Waits until a browser has requested a matching path. */
  readonly isRequested: (path: RegExp) => Promise<void>;
}

/** The shell waits this many ms for a version before it tries the previous one. */
export const PATIENCE_MS = 1_500;

/** Clicks the link to the terms without the pointer, because a pointer would start a prefetch. */
export const openTerms = (page: Page): Promise<void> =>
  page.locator(`footer a[href="${TERMS}"]`).evaluate((link: HTMLElement) => link.click());

/**
 * Gives a suite the world of its worker, with the registry that it had at first. Before each test, the proxy has no
 * faults and the channels have their first values.
 */
export function suiteWorld(): SuiteWorld {
  const world = {} as RemoteWorld;
  test.beforeAll(({ sharedWorld }) => {
    Object.assign(world, sharedWorld);
    world.restore();
  });
  test.beforeEach(() => {
    world.proxy.heal();
    world.channels();
  });
  const visit = visitsOf(() => world.proxy.url);
  const open = async (path = TERMS) => {
    const { page } = await visit({ noise: 'anything' });
    await page.goto(path);
    return page;
  };
  const stillShell = async () => {
    const { page } = await visit({ noise: 'anything' });
    await page.clock.install();
    await page.goto('/accounts');
    await arriveAt(page, 'Accounts');
    await page.clock.pauseAt(Date.now() + 60_000);
    return page;
  };
  const isRequested = (path: RegExp) =>
    expect.poll(async () => world.proxy.requested().some((each) => path.test(each))).toBe(true);
  return { world, visit, open, stillShell, isRequested };
}
