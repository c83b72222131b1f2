import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@halyard/shared-contracts/remote/registry';
import type { FastifyBaseLogger } from 'fastify';
import { FIRST_VIEW, PAGE, type Shell, type Shells, WELCOME } from '../platform/page/shells';
import { documentsOf } from './documents';
import { hashOf } from './release/listed-files';
import { parseShell, SHELL_FILE } from './release/shell-artifact';
import { layout } from './storage/layout';

/** Throws when the page differs from the built one. */
function readStored(store: string, version: string, digest: string | null): Shell {
  const folder = layout(store).shell(version);
  const text = readFileSync(join(folder, SHELL_FILE), 'utf8');
  const { files } = parseShell(folder, text);
  const isPublished =
    digest === null || createHash('sha256').update(text).digest('base64') === digest;
  const [page, welcome, firstView] = [PAGE, WELCOME, FIRST_VIEW].map((name) =>
    files[name] ? readFileSync(join(folder, name)) : null,
  );
  const isBuilt = (name: string, content: Buffer | null | undefined) =>
    !content || hashOf(content) === files[name]?.integrity;
  if (
    !isPublished ||
    !page ||
    !isBuilt(PAGE, page) ||
    !isBuilt(WELCOME, welcome) ||
    !isBuilt(FIRST_VIEW, firstView)
  )
    throw new Error(`shell@${version} is not what was published.`);
  return {
    folder,
    files: new Set(Object.keys(files)),
    page: page.toString('utf8'),
    welcome: welcome?.toString('utf8') ?? null,
    firstView: firstView?.toString('utf8') ?? null,
  };
}

function readAll(store: string, shell: Registry['shell'], log: FastifyBaseLogger): Shell[] {
  if (!shell) return [];
  const { version: live, digest, earlier } = shell;
  return [live, ...earlier].flatMap((version) => {
    try {
      return [readStored(store, version, version === live ? digest : null)];
    } catch (error) {
      log.error({ err: error }, `The files of shell@${version} are not served.`);
      return [];
    }
  });
}

/**
 * Returns the published shells, or none without a store or before the first publication. The first one that is
 * whole is live, so a damaged shell falls back to an earlier one.
 */
export function storedShellsOf(store: string | null, log: FastifyBaseLogger): Shells {
  if (store === null) return () => [];
  const documents = documentsOf(store);
  let known: { readonly stamp: string; readonly shells: readonly Shell[] } | null = null;
  return () => {
    const shell = documents()?.registry.shell;
    const stamp = JSON.stringify(shell ?? null);
    if (known?.stamp !== stamp) known = { stamp, shells: readAll(store, shell, log) };
    return known.shells;
  };
}
