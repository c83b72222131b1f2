import { expect, type Page, type Request } from '@playwright/test';
import { main, reacts } from './page';

/** What a page has asked for and not got yet, and how much it has asked for in all. */
interface Account {
  readonly awaited: Set<Request>;
  asked: number;
}

const accounts = new WeakMap<Page, Account>();

const LIMIT_MS = 30_000;
/** The browser never reports the end of an answer that the page does not read, such as an early one that came too late. */
const READING_MS = 3_000;

/** Has a page keep account of its requests; streams of events, which never end, do not count. */
export function watchRequests(page: Page): void {
  const account: Account = { awaited: new Set(), asked: 0 };
  accounts.set(page, account);
  page.on('request', (request) => {
    // A new document has let go of all that the one before it waited for.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      account.awaited.clear();
    if (request.resourceType() === 'eventsource') return;
    account.awaited.add(request);
    account.asked += 1;
  });
  page.on('response', (response) => {
    setTimeout(() => account.awaited.delete(response.request()), READING_MS).unref();
  });
  page.on('requestfinished', (request) => account.awaited.delete(request));
  page.on('requestfailed', (request) => account.awaited.delete(request));
}

/**
 * Lets the page draw what it has, which may bring more of it near the screen, and come to a moment without work. Where
 * something turns for ever on a busy machine that moment does not come; a second in its place is long enough.
 */
const idle = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const rest = () => requestIdleCallback(resolve, { timeout: 1000 });
        requestAnimationFrame(() => requestAnimationFrame(rest));
      }),
  );

/**
 * Waits until the page has received everything that it requested and has rendered it. Unlike a wait for a silent
 * network it adds no delay, works after a navigation inside the page, and works on a busy machine.
 */
export async function atRest(page: Page): Promise<void> {
  const account = accounts.get(page);
  if (!account) throw new Error('only a page of a visit keeps account of its requests');
  await reacts(page);
  for (const until = Date.now() + LIMIT_MS; Date.now() < until;) {
    const { asked } = account;
    const hasAll = account.awaited.size === 0;
    await idle(page);
    if (hasAll && account.asked === asked) return;
  }
  const urls = [...account.awaited].map((request) => request.url());
  throw new Error(`the page did not come to rest; not answered: ${urls.join(' ')}`);
}

/**
 * Waits until nothing on the screen loads or is computed any more. React shows what has arrived up to 300 ms later, and a
 * part that appears may request more.
 */
export async function allShown(page: Page): Promise<void> {
  await atRest(page);
  await expect(main(page).getByText(/^Loading/)).toHaveCount(0);
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await atRest(page);
}
