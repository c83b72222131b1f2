import { addressOf } from '../guard/broken-file';
import type { Candidate } from './candidates';

const AS = { js: 'script', css: 'style' } as const;

const ASKED = 'link[rel="preload"], link[rel="prefetch"]';

/** Browsers warn about a preload that is not used within seconds. */
function fetchAhead(page: Document, url: string, type: keyof typeof AS): void {
  const known = [...page.querySelectorAll<HTMLLinkElement>(ASKED)];
  if (known.some(({ href }) => href === url)) return;
  const link = page.createElement('link');
  // The bundler's request has the same attributes, so one answer serves both.
  const attributes = { rel: 'prefetch', as: AS[type], href: url, crossorigin: 'anonymous' };
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  page.head.append(link);
}

/** Chunks are known only after the entry. Development files have changing names. */
export function preloadRoute({ entry }: Candidate, path: string, page: Document): void {
  if (!entry.base.startsWith('/')) return;
  const route = entry.routes.find((each) => each.path === path);
  for (const name of route?.preload ?? []) {
    const file = entry.files[name];
    if (file) fetchAhead(page, addressOf(name, { entry }), file.type);
  }
}
