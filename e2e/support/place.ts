import type { Browser, BrowserContext, CDPSession, Disposable, Page } from '@playwright/test';

/** A `Place` is a page with its own storage and caches in which several visits run one after the other. */
export interface Place {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Adds a script that runs at the start of every document of this visit. */
  readonly atEveryStart: BrowserContext['addInitScript'];
  readonly origin: string;
  /** `true` means that the next visit may use the files that an earlier visit loaded. */
  readonly keepsFiles: boolean;
  readonly cdp: CDPSession;
  /** These objects are disposed when the visit ends. */
  readonly ends: Disposable[];
  /** Tells whether a test has made a change that cannot be reverted. */
  readonly isChanged: () => boolean;
}

/** A suite may listen to these events of a page. */
const HEARD = ['console', 'pageerror', 'request', 'requestfinished', 'requestfailed', 'response'];

/** Calls `say` before each call of these methods. */
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

/** Returns a function that tells whether a change has happened that outlasts the visit. */
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
 * Opens an image of the same origin, which runs no code. For another origin, the browser would start another
 * process and compile everything again.
 */
export async function leave(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/logo.svg');
}

/** While the cache is off, the browser also removes the files of the closed page from memory. */
async function leaveWithoutFiles({ page, cdp }: Place): Promise<void> {
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await leave(page);
  await cdp.send('Network.clearBrowserCache');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: false });
}

/** Removes everything except the window, its process, and the files of a product that no test changes. */
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

/**
 * Cleans the place for the next visit, in half the time of a new one. Returns null after a change that cannot be
 * reverted.
 */
export async function emptied(place: Place): Promise<Place | null> {
  if (!place.isChanged()) {
    try {
      await empty(place);
      return place;
    } catch {
      // A page that cannot be left is closed below.
    }
  }
  await place.context.close();
  return null;
}
