import { type KeyValueStore, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import * as v from 'valibot';

/** This is a working day in ms. */
const LASTS_MS = 8 * 60 * 60_000;

/** `?mfe=money@1.4.0,planning@1.2.0`; empty, it chooses none. */
const OVERRIDE_PARAMETER = 'mfe';

const savedSchema = v.object({ at: v.number(), versions: v.record(v.string(), v.string()) });

type Versions = Readonly<Record<string, string>>;

/** It accepts only versions of the signed registry, so a link cannot load unpublished code. */
export interface Overrides {
  all(): Versions;
  versionOf(remote: string): string | null;
  choose(remote: string, version: string | null): void;
  reset(): void;
}

const fullName = (name: string): string => (name.startsWith('mfe-') ? name : `mfe-${name}`);

function parsed(text: string): Versions {
  const parts = text.split(',').filter((part) => part.trim() !== '');
  return Object.fromEntries(
    parts.map((part) => {
      const [name = '', version = ''] = part.trim().split('@');
      return [fullName(name), version];
    }),
  );
}

export const overrideQuery = (versions: Versions): string =>
  `?${OVERRIDE_PARAMETER}=${Object.entries(versions)
    .map(([remote, version]) => `${remote.replace(/^mfe-/, '')}@${version}`)
    .join(',')}`;

function saved(storage: KeyValueStore, now: number): Versions {
  try {
    const text = storage.getItem(STORAGE_KEYS.remotesChosen) ?? '';
    const { at, versions } = v.parse(savedSchema, JSON.parse(text));
    return now - at < LASTS_MS ? versions : {};
  } catch {
    return {};
  }
}

export function overridesOf(storage: KeyValueStore, window: Window, now: () => number): Overrides {
  let versions = saved(storage, now());
  const write = (next: Versions) => {
    versions = next;
    const text = JSON.stringify({ at: now(), versions });
    if (Object.keys(next).length === 0) storage.removeItem(STORAGE_KEYS.remotesChosen);
    else storage.setItem(STORAGE_KEYS.remotesChosen, text);
  };

  const address = new URL(window.location.href);
  const requested = address.searchParams.get(OVERRIDE_PARAMETER);
  if (requested !== null) {
    write(parsed(requested));
    address.searchParams.delete(OVERRIDE_PARAMETER);
    window.history.replaceState(window.history.state, '', address);
  }

  return {
    all: () => versions,
    versionOf: (remote) => versions[remote] ?? null,
    choose(remote, version) {
      const { [remote]: _, ...others } = versions;
      write(version === null ? others : { ...others, [remote]: version });
    },
    reset: () => write({}),
  };
}
