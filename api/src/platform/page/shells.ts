import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The built files of a shell. */
export interface Shell {
  readonly folder: string;
  /** Paths below the folder, such as `assets/main.0123abcd.js`. Nothing else is served. */
  readonly files: ReadonlySet<string>;
  /** The text of its `index.html`. */
  readonly page: string;
  /** The welcome screen as HTML, in the place of the empty root; null for shells of before it was prerendered. */
  readonly welcome: string | null;
  /** The code that draws first views; null for shells of before there were any. */
  readonly firstView: string | null;
}

/** The shells whose files are served. The first one is live. The same value until a shell changes. */
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

/** The shell of one folder, read again when its page changes. */
export function shellInFolder(folder: string): Shells {
  let known: { readonly changed: number; readonly shells: readonly Shell[] } | null = null;
  return () => {
    const changed = changedAt(join(folder, PAGE));
    if (known?.changed !== changed)
      known = { changed, shells: changed === 0 ? [] : [readFolder(folder)] };
    return known.shells;
  };
}
