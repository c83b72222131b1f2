import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { LoadFailure } from './load-failure';

/** The next version starts long before, so this only ends the wait for all versions. A slow version has not failed. */
const ENTRY_BUDGET_MS = 15_000;

interface Entry {
  readonly url: string;
  readonly integrity: string | undefined;
}

interface Watched extends Entry {
  state: 'pending' | 'arrived' | 'broken';
  timeouts: number;
}

export interface EntryGuard {
  readonly plugin: ModuleFederationRuntimePlugin;
  admit(entry: Entry): void;
  stateOf(url: string): Watched['state'];
}

function scriptOf(entry: Watched): HTMLScriptElement {
  const script = document.createElement('script');
  // The same address would wait for the hanging request.
  script.src = entry.timeouts > 0 ? `${entry.url}?retry=${entry.timeouts}` : entry.url;
  script.crossOrigin = 'anonymous';
  if (entry.integrity !== undefined) script.integrity = entry.integrity;
  return script;
}

function watch(script: HTMLScriptElement, entry: Watched): void {
  entry.timeouts += 1;
  const ends = (state: Watched['state']) => () => {
    entry.state = state;
    entry.timeouts -= 1;
  };
  script.addEventListener('load', ends('arrived'), { once: true });
  script.addEventListener('error', ends('broken'), { once: true });
}

/** The entry has the hashes of all other files of its version. */
export function entryGuard(): EntryGuard {
  const entries = new Map<string, Watched>();
  const refuse = (url: string) => {
    throw new LoadFailure('integrity', `${url} is not in the registry`);
  };
  return {
    plugin: {
      name: 'halyard-entry-guard',
      fetch: refuse,
      createLink: ({ url }) => refuse(url),
      createScript: ({ url }) => {
        const entry = entries.get(url) ?? refuse(url);
        entry.state = 'pending';
        const script = scriptOf(entry);
        watch(script, entry);
        return { script, timeout: ENTRY_BUDGET_MS };
      },
    },
    admit({ url, integrity }) {
      if (!entries.has(url)) entries.set(url, { url, integrity, state: 'pending', timeouts: 0 });
    },
    stateOf: (url) => entries.get(url)?.state ?? 'pending',
  };
}
