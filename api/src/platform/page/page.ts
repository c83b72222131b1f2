import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Encoding } from '../encoding';
import { preloadTags } from './registry';

const REGISTRY_PLACE = /(<script type="application\/json" id="halyard-registry">)[^<]*(<\/script>)/;
const PRELOADS_PLACE = '<!-- halyard-preloads -->';

/** The shell's page as one path is served it. */
interface Page {
  readonly etag: string;
  readonly body: (encoding: Encoding) => Buffer;
}

interface Site {
  readonly version: string;
  readonly preloads: ReadonlyMap<string, string>;
  readonly template: string;
  readonly pages: Map<string, Page>;
}

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function readRegistry(path: string): { text: string; preloads: ReadonlyMap<string, string> } {
  if (changedAt(path) === 0) return { text: '', preloads: new Map() };
  const text = readFileSync(path, 'utf8');
  return { text, preloads: preloadTags(text) };
}

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
  };
}

/**
 * The shell's page with the registry of remotes inside, so that the first load asks for none, and with preloads of
 * the requested route's files. Both files are read again once they have changed on the disk; throws when they cannot
 * be read.
 */
export function pageOf(webRoot: string): (path: string) => Page {
  const files = {
    index: join(webRoot, 'shell', 'index.html'),
    registry: join(webRoot, 'remotes', 'registry.json'),
  };
  let site: Site | null = null;

  const read = (version: string): Site => {
    const { text, preloads } = readRegistry(files.registry);
    const inlined = text.trim().replaceAll('<', '\\u003c');
    const template = readFileSync(files.index, 'utf8').replace(
      REGISTRY_PLACE,
      (_, open: string, close: string) => `${open}${inlined}${close}`,
    );
    return { version, preloads, template, pages: new Map() };
  };

  return (path) => {
    const version = `${changedAt(files.index)} ${changedAt(files.registry)}`;
    if (site?.version !== version) site = read(version);
    const tags = site.preloads.get(path) ?? '';
    const known = site.pages.get(tags) ?? page(site.template.replace(PRELOADS_PLACE, () => tags));
    site.pages.set(tags, known);
    return known;
  };
}
