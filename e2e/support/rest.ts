import { expect, type Page, type Request } from '@playwright/test';
import { main, reacts } from './page';

/** An `Account` lists the open requests of a page and counts all of its requests. */
interface Account {
  readonly awaited: Set<Request>;
  asked: number;
}

const accounts = new WeakMap<Page, Account>();

const LIMIT_MS = 30_000;
/**
 * The browser never reports the end of an answer that the page does not read, such as an early answer that came too
 * late.
 */
const READING_MS = 3_000;

/** Counts the requests of a page from now on. It ignores streams of events, which never end. */
export function watchRequests(page: Page): void {
  const account: Account = { awaited: new Set(), asked: 0 };
  accounts.set(page, account);
  page.on('request', (request) => {
    // A new document no longer waits for the requests of the previous one.
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
 * Lets the page draw, which may bring more content near the window, and waits for a moment without work. On a busy
 * machine with an endless animation that moment never comes, so it waits at most one second.
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
 * Waits until the page has received and rendered everything that it requested. Unlike a wait for a silent network,
 * it adds no delay and works after a navigation inside the page and on a busy machine. A request that matches `held` never
 * gets an answer, so it is not waited for.
 */
export async function atRest(page: Page, held?: RegExp): Promise<void> {
  const account = accounts.get(page);
  if (!account) throw new Error('only a page of a visit keeps account of its requests');
  await reacts(page);
  for (const until = Date.now() + LIMIT_MS; Date.now() < until;) {
    const { asked } = account;
    const hasAll = [...account.awaited].every((request) => held?.test(request.url()));
    await idle(page);
    if (hasAll && account.asked === asked) return;
  }
  const urls = [...account.awaited].map((request) => request.url());
  throw new Error(`the page did not come to rest; not answered: ${urls.join(' ')}`);
}

/**
 * Waits until nothing on the screen is loading or being computed. React shows content up to 300 ms after it
 * arrives, and a new part may request more.
 */
export async function allShown(page: Page): Promise<void> {
  await atRest(page);
  await expect(main(page).getByText(/^Loading/)).toHaveCount(0);
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await atRest(page);
}
