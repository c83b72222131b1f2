import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface Shell {
  readonly folder: string;
  /** These are paths below the folder, such as `assets/main.0123abcd.js`. Nothing else is served. */
  readonly files: ReadonlySet<string>;
  readonly page: string;
  /** It is the welcome screen as HTML; it is null for older shells without a prerendered one. */
  readonly welcome: string | null;
  /** It is null for older shells that draw no first views. */
  readonly firstView: string | null;
}

/** The first shell is live. The value stays the same until a shell changes. */
export type Shells = () => readonly Shell[];

export const PAGE = 'index.html';
export const WELCOME = 'welcome-view.html';
export const FIRST_VIEW = 'first-view.js';

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function readFolder(folder: string): Shell {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = new Set(names.map((name) => name.replaceAll('\\', '/')));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return {
    folder,
    files,
    page: read(PAGE),
    welcome: files.has(WELCOME) ? read(WELCOME) : null,
    firstView: files.has(FIRST_VIEW) ? read(FIRST_VIEW) : null,
  };
}

/** Returns the shell of one folder, which is read again when its page changes. */
export function shellInFolder(folder: string): Shells {
  let known: { readonly changed: number; readonly shells: readonly Shell[] } | null = null;
  return () => {
    const changed = changedAt(join(folder, PAGE));
    if (known?.changed !== changed)
      known = { changed, shells: changed === 0 ? [] : [readFolder(folder)] };
    return known.shells;
  };
}
