import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Encoding } from '../encoding';
import {
  KEYS_ELEMENT_ID,
  QUARANTINE_ELEMENT_ID,
  REGISTRY_ELEMENT_ID,
  SIGNATURE_ELEMENT_ID,
} from '@halyard/shared-contracts/remote/registry';
import type { Documents } from '../../remotes/documents';
import { type RoutePart, routeParts } from './route-parts';
import type { Shell, Shells } from './shells';

const REGISTRY_PLACE = /<script type="application\/json" id="halyard-registry"><\/script>/;
const PRELOADS_PLACE = '<!-- halyard-preloads -->';
const LOADING_PLACE = '<!-- halyard-loading -->';
const ROOT_PLACE = '<div id="root"></div>';

interface Page {
  readonly etag: string;
  readonly body: (encoding: Encoding) => Buffer;
  readonly scripts: readonly string[];
}

interface Site {
  readonly shell: Shell;
  readonly from: Documents | null;
  readonly routes: ReadonlyMap<string, RoutePart>;
  readonly template: string;
  readonly pages: Map<string, Page>;
}

/** A text with `<` could end the element. */
const element = (id: string, text: string): string =>
  `<script type="application/json" id="${id}">${text.includes('<') ? '' : text}</script>`;

const elements = ({ registryText, signature, quarantineText, keysText }: Documents): string =>
  [
    element(REGISTRY_ELEMENT_ID, registryText),
    element(SIGNATURE_ELEMENT_ID, signature),
    element(QUARANTINE_ELEMENT_ID, quarantineText),
    element(KEYS_ELEMENT_ID, keysText),
  ].join('');

const OPENING = '<script>';

function* inlineScripts(html: string): Generator<string> {
  let from = html.indexOf(OPENING);
  while (from !== -1) {
    const end = html.indexOf('</script>', from);
    if (end === -1) return;
    yield html.slice(from + OPENING.length, end);
    from = html.indexOf(OPENING, end);
  }
}

const scriptsOf = (html: string): string[] =>
  [...inlineScripts(html)].map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );

function page(html: string): Page {
  const encoded = new Map<Encoding, Buffer>([['identity', Buffer.from(html)]]);
  const encode = { br: brotliCompressSync, gzip: gzipSync, identity: Buffer.from };
  return {
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    body: (encoding) => {
      const body = encoded.get(encoding) ?? encode[encoding](Buffer.from(html));
      encoded.set(encoding, body);
      return body;
    },
    scripts: scriptsOf(html),
  };
}

const readSite = (shell: Shell, from: Documents | null): Site => ({
  shell,
  from,
  routes: from ? routeParts(from.registry, from.quarantine) : new Map(),
  template: shell.page.replace(REGISTRY_PLACE, (place) => (from ? elements(from) : place)),
  pages: new Map(),
});

/** A new visitor sees the welcome screen at these addresses. */
const WELCOME_PATHS = new Set(['/', '/welcome']);

/**
 * The page of this path requests a first view, and starts the app's scripts when that is painted. The page of a new
 * visitor starts them when the welcome screen is painted.
 */
const VIEW_PATH = '/';
const APP_SCRIPT = /<script data-app [^<>]*><\/script>/g;

/** Makes a tag that does nothing until the page makes it a preload, with the priority of a deferred script. */
const notYet = (script: string): string =>
  script
    .replace('<script ', '<link as="script" fetchpriority="low" ')
    .replace(' defer', '')
    .replace(' src=', ' href=')
    .replace('</script>', '');

/** A screen of the shell itself, or of no remote. */
const OTHER: RoutePart = { tags: '', loading: 'Loading...' };

function pageFor({ routes, template }: Site, path: string, root = ''): Page {
  const { tags, loading } = routes.get(path) ?? OTHER;
  const html = template
    .replace(PRELOADS_PLACE, () => tags)
    .replaceAll(LOADING_PLACE, () => loading)
    .replace(ROOT_PLACE, (empty) => root || empty);
  return page(path === VIEW_PATH || root ? html.replace(APP_SCRIPT, notYet) : html);
}

/** Returns the page with the registry of one browser, which is not cached. Returns null when no shell is live. */
export function ownPage(shells: Shells, documents: Documents, path: string): Page | null {
  const [shell] = shells();
  return shell ? pageFor(readSite(shell, documents), path) : null;
}

/**
 * Returns the page of the live shell with the signed registry in it; a new visitor gets the welcome screen in it.
 * Returns null when no shell is live.
 */
export function pageOf(
  shells: Shells,
  documents: () => Documents | null,
): (path: string, isNewVisitor: boolean) => Page | null {
  let site: Site | null = null;
  return (path, isNewVisitor) => {
    const [[shell], from] = [shells(), documents()];
    if (!shell) return null;
    if (site?.shell !== shell || site.from !== from) site = readSite(shell, from);
    const { routes, pages } = site;
    const root = (isNewVisitor && WELCOME_PATHS.has(path) && shell.welcome) || '';
    const own = routes.has(path) || path === VIEW_PATH ? path : '';
    const key = `${root ? 'welcome ' : ''}${own}`;
    const known = pages.get(key) ?? pageFor(site, path, root);
    pages.set(key, known);
    return known;
  };
}
