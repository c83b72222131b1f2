import { expect, type Page, test } from '@playwright/test';
import { type Visitor, visitsOf } from '../browser';
import { arriveAt } from '../page';
import { type RemoteWorld, remoteWorld } from './world';

/** The screen whose title shows the version of `mfe-legal`. */
export const TERMS = '/terms-of-service';

interface SuiteWorld {
  /** Filled before the first test. */
  readonly world: RemoteWorld;
  readonly visit: Visitor;
  /** Opens a screen as a new person, whatever the console says. */
  readonly open: (path?: string) => Promise<Page>;
  /** A shell that is open, and in which time stands still: no patience and no back-off ends by itself. */
  readonly stillShell: () => Promise<Page>;
  /** Waits until a browser has asked for such a path. */
  readonly isAsked: (path: RegExp) => Promise<void>;
}

/** How long the shell waits for a version before it tries the one before, in ms. */
export const PATIENCE_MS = 1_500;

/** Presses the link to the terms without the pointer, which would fetch ahead. */
export const openTerms = (page: Page): Promise<void> =>
  page.locator(`footer a[href="${TERMS}"]`).evaluate((link: HTMLElement) => link.click());

/** Gives a suite a world of its own, which each test finds healed and with its first channels. */
export function suiteWorld(): SuiteWorld {
  const world = {} as RemoteWorld;
  test.beforeAll(async () => void Object.assign(world, await remoteWorld()));
  test.afterAll(() => world.stop());
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
  const isAsked = (path: RegExp) =>
    expect.poll(async () => world.proxy.asked().some((asked) => path.test(asked))).toBe(true);
  return { world, visit, open, stillShell, isAsked };
}
