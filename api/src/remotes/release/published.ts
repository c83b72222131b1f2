import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryEntry, RemoteRelease } from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';
import { layout } from '../storage/layout';
import { Refused } from '../storage/refused';
import { textOrNull } from '../storage/write-file';
import { readArtifact } from './artifact';

export const publishedSchema = v.object({
  at: v.string(),
  by: v.string(),
  commit: v.nullable(v.string()),
});

export type Published = v.InferOutput<typeof publishedSchema>;

export const publishedFile = (folder: string): string => join(folder, 'published.json');

export function entryOf(
  {
    name: _name,
    version: _version,
    owner: _owner,
    critical: _critical,
    shared: _shared,
    ...entry
  }: RemoteRelease,
  published: Published,
): RegistryEntry {
  return { ...entry, published: { ...published, state: 'live' } };
}

interface StoredVersion {
  readonly version: string;
  readonly published: Published;
}

/** Returns the newest version first. A draft that a crash left does not count. */
export async function storedVersions(store: string, remote: string): Promise<StoredVersion[]> {
  const folder = join(layout(store).artifacts, remote);
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.'));
  const found = await Promise.all(
    names.map(async (version) => {
      const text = await textOrNull(publishedFile(join(folder, version)));
      return text === null
        ? []
        : [{ version, published: v.parse(publishedSchema, JSON.parse(text)) }];
    }),
  );
  return found.flat().toSorted((a, b) => (a.published.at < b.published.at ? 1 : -1));
}

export async function storedEntry(
  store: string,
  remote: string,
  version: string,
): Promise<RegistryEntry> {
  const folder = layout(store).artifact(remote, version);
  const text = await textOrNull(publishedFile(folder));
  if (text === null) throw new Refused(`The store has no ${remote}@${version}.`);
  const { release } = await readArtifact(folder);
  return entryOf(release, v.parse(publishedSchema, JSON.parse(text)));
}
