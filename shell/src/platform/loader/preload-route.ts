import { addressOf } from '../guard/broken-file';
import type { Candidate } from './candidates';

const AS = { js: 'script', css: 'style' } as const;

/** What the page preloads and what was fetched ahead before. */
const ASKED = 'link[rel="preload"], link[rel="prefetch"]';

/**
 * Makes the browser fetch a file ahead. It is not a preload: a pointer may only pass over a link, and browsers warn on
 * the console about a preload that is not used within seconds.
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
 * Requests all files of a route at once that the page has not requested yet. Without it the entry has to arrive before
 * its chunks are known. Files of another origin (development) change under their names and are left alone.
 */
export function preloadRoute({ entry }: Candidate, path: string, page: Document): void {
  if (!entry.base.startsWith('/')) return;
  const route = entry.routes.find((each) => each.path === path);
  for (const name of route?.preload ?? []) {
    const file = entry.files[name];
    if (file) fetchAhead(page, addressOf(name, { entry }), file.type);
  }
}
