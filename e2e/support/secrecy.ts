import type { Page } from '@playwright/test';

/** This script returns everything in the browser that a script could read, as text. */
export const BROWSER_STORES = `(async () => {
  const databases = await indexedDB.databases();
  const caches_ = await caches.keys();
  return JSON.stringify({
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookies: document.cookie,
    databases,
    caches: caches_,
    page: document.documentElement.outerHTML,
  });
})()`;

/** Stores the body and the headers of every answer from `origin` that the page receives from now on. */
export function recordAnswers(page: Page, origin: string, answers: string[]): void {
  page.on('response', (response) => {
    if (!response.url().startsWith(origin)) return;
    response
      .body()
      .then((body) => answers.push(body.toString('latin1') + JSON.stringify(response.headers())))
      .catch(() => undefined);
  });
}
