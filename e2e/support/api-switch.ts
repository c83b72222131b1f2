import type { Page, Route } from '@playwright/test';

type Answer = 'hold' | 'fail' | 'pass';

/** The API returns this error while it fails. */
export const OUTAGE = 'The test has switched the data service off';

const failure = { status: 503, json: { success: false, error: OUTAGE, code: 'SWITCHED_OFF' } };

const pathOf = (url: string): string => new URL(url).pathname;

/** This answer has no data in advance, so home then sends each of its reads. */
const NOTHING_AHEAD = `${JSON.stringify({ answers: {} })}\n${JSON.stringify({ view: null })}\n`;

/**
 * Intercepts these paths of the API before the page requests them and first holds the requests. `to` sets what
 * happens to the held requests and to all later ones. `requested` resolves when the page has requested each path.
 */
export async function switchApi(page: Page, paths: readonly string[]) {
  let answer: Answer = 'hold';
  let held: Route[] = [];
  const awaited = new Set(paths);
  let resolveRequested = () => {};
  const requested = new Promise<void>((resolve) => (resolveRequested = resolve));

  await page.route('**/api/first-view?*', (route) => route.fulfill({ body: NOTHING_AHEAD }));
  const settle = (route: Route) => (answer === 'fail' ? route.fulfill(failure) : route.continue());
  await page.route(
    ({ pathname }) => paths.includes(pathname),
    (route) => {
      awaited.delete(pathOf(route.request().url()));
      if (awaited.size === 0) resolveRequested();
      return answer === 'hold' ? void held.push(route) : settle(route);
    },
  );
  return {
    requested: () => requested,
    async to(next: Answer) {
      answer = next;
      const waiting = held;
      held = [];
      await Promise.all(waiting.map(settle));
    },
  };
}
