import { addressOf } from '../guard/broken-file';
import type { Candidate } from './candidates';

const AS = { js: 'script', css: 'style' } as const;

/** What the page preloads and what was fetched ahead before. */
const ASKED = 'link[rel="preload"], link[rel="prefetch"]';

/**
 * Has the browser fetch a file ahead. Not as a preload: a hand may only pass over a link, and a preload that nobody uses
 * within seconds is complained of on the console.
 */
function fetchAhead(page: Document, url: string, type: keyof typeof AS): void {
  const known = [...page.querySelectorAll<HTMLLinkElement>(ASKED)];
  if (known.some(({ href }) => href === url)) return;
  const link = page.createElement('link');
  // As the bundler asks for it later, so that one answer serves both.
  const attributes = { rel: 'prefetch', as: AS[type], href: url, crossorigin: 'anonymous' };
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  page.head.append(link);
}

/**
 * Asks at once for all files of a route that the page has not asked for yet. Without it the entry has to arrive before
 * anyone knows of the chunks. Files of another origin (development) change under their names and are left alone.
 */
export function preloadRoute({ entry }: Candidate, path: string, page: Document): void {
  if (!entry.base.startsWith('/')) return;
  const route = entry.routes.find((each) => each.path === path);
  for (const name of route?.preload ?? []) {
    const file = entry.files[name];
    if (file) fetchAhead(page, addressOf(name, { entry }), file.type);
  }
}
