import type { Browser, BrowserContext, CDPSession, Disposable, Page } from '@playwright/test';

/** Where one visit takes place after another: a page, and a store and caches of its own. */
export interface Place {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Has every document of this visit begin with a script of ours. */
  readonly atEveryStart: BrowserContext['addInitScript'];
  readonly origin: string;
  /** Whether files that one visit has loaded may be there for the next one. */
  readonly keepsFiles: boolean;
  readonly cdp: CDPSession;
  /** What ends with the visit. */
  readonly ends: Disposable[];
  /** Whether a test has changed it in a way that nothing takes back. */
  readonly isChanged: () => boolean;
}

/** The events of a page that a suite may listen to. */
const HEARD = ['console', 'pageerror', 'request', 'requestfinished', 'requestfailed', 'response'];

/** Has these methods say so before they do what they do. */
function watchCalls<T extends object>(target: T, names: readonly (keyof T)[], say: () => void) {
  for (const name of names) {
    const act = (target[name] as (...parts: unknown[]) => unknown).bind(target);
    const watched = (...parts: unknown[]) => {
      say();
      return act(...parts);
    };
    Object.assign(target, { [name]: watched });
  }
}

/** Answers whether something was done by then that outlasts a visit. */
function watchChanges(page: Page, context: BrowserContext): () => boolean {
  let isChanged = false;
  const say = () => void (isChanged = true);
  watchCalls(page, ['addInitScript', 'exposeFunction', 'exposeBinding', 'close'], say);
  watchCalls(page.clock, ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'], say);
  watchCalls(context, ['addInitScript', 'exposeFunction', 'exposeBinding', 'close'], say);
  watchCalls(context, ['newCDPSession', 'grantPermissions', 'setOffline'], say);
  return () => isChanged;
}

export async function newPlace(
  browser: Browser,
  { origin, keepsFiles }: Pick<Place, 'origin' | 'keepsFiles'>,
): Promise<Place> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const ends: Disposable[] = [];
  const addInitScript = context.addInitScript.bind(context);
  const atEveryStart: Place['atEveryStart'] = async (...script) => {
    const added = await addInitScript(...script);
    ends.push(added);
    return added;
  };
  const isChanged = watchChanges(page, context);
  return { page, context, atEveryStart, origin, keepsFiles, cdp, ends, isChanged };
}

/**
 * Opens an image of the same origin, which runs no code. For another origin the browser would start another process,
 * which compiles everything again.
 */
export async function leave(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/logo.svg');
}

/** While the cache is switched off, a page that is left forgets what it holds in memory too. */
async function leaveWithoutFiles({ page, cdp }: Place): Promise<void> {
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await leave(page);
  await cdp.send('Network.clearBrowserCache');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: false });
}

/** What is left is a window, a process, and the files of a product that nobody changes. */
async function empty(place: Place): Promise<void> {
  const { page, context, cdp, origin, keepsFiles } = place;
  const others = context.pages().filter((each) => each !== page);
  await Promise.all([context.unrouteAll(), ...others.map((each) => each.close())]);
  await (keepsFiles ? leave(page) : leaveWithoutFiles(place));
  await page.evaluate(() => sessionStorage.clear());
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await context.clearCookies();
  await Promise.all(place.ends.splice(0).map((each) => each.dispose()));
  await page.emulateMedia({ colorScheme: 'light' });
  for (const event of HEARD) page.removeAllListeners(event);
}

/** The place as good as new, at half of what a new one costs; nothing where the test has changed it for good. */
export async function emptied(place: Place): Promise<Place | null> {
  if (!place.isChanged()) {
    try {
      await empty(place);
      return place;
    } catch {
      // A page that cannot be left is given up.
    }
  }
  await place.context.close();
  return null;
}
