import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Encoding } from '../encoding';
import {
  QUARANTINE_ELEMENT_ID,
  REGISTRY_ELEMENT_ID,
  SIGNATURE_ELEMENT_ID,
} from '@halyard/shared-contracts/remote/registry';
import type { Documents } from '../../remotes/documents';
import { preloadTags } from './preloads';

const REGISTRY_PLACE = /<script type="application\/json" id="halyard-registry"><\/script>/;
const PRELOADS_PLACE = '<!-- halyard-preloads -->';

interface Page {
  readonly etag: string;
  readonly body: (encoding: Encoding) => Buffer;
  readonly scripts: readonly string[];
}

interface Site {
  readonly changed: number;
  readonly from: Documents | null;
  readonly preloads: ReadonlyMap<string, string>;
  readonly template: string;
  readonly pages: Map<string, Page>;
}

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** A text with `<` could end the element. */
const element = (id: string, text: string): string =>
  `<script type="application/json" id="${id}">${text.includes('<') ? '' : text}</script>`;

const elements = ({ registryText, signature, quarantineText }: Documents): string =>
  [
    element(REGISTRY_ELEMENT_ID, registryText),
    element(SIGNATURE_ELEMENT_ID, signature),
    element(QUARANTINE_ELEMENT_ID, quarantineText),
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

/** Embeds the signed registry, and reads the page again when either has changed. */
export function pageOf(webRoot: string, documents: () => Documents | null): (path: string) => Page {
  const index = join(webRoot, 'shell', 'index.html');
  let site: Site | null = null;

  const read = (changed: number, from: Documents | null): Site => ({
    changed,
    from,
    preloads: from ? preloadTags(from.registry, from.quarantine) : new Map(),
    template: readFileSync(index, 'utf8').replace(REGISTRY_PLACE, (place) =>
      from ? elements(from) : place,
    ),
    pages: new Map(),
  });

  return (path) => {
    const [changed, from] = [changedAt(index), documents()];
    if (site?.changed !== changed || site.from !== from) site = read(changed, from);
    const tags = site.preloads.get(path) ?? '';
    const known = site.pages.get(tags) ?? page(site.template.replace(PRELOADS_PLACE, () => tags));
    site.pages.set(tags, known);
    return known;
  };
}
