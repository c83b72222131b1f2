import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { layout } from '../storage/layout';
import { textOrNull, writeWhole } from '../storage/write-file';
import { type Published, publishedFile, publishedSchema } from './published';
import type { ShellArtifact } from './shell-artifact';

interface StoredShell {
  readonly version: string;
  readonly published: Published;
}

/** The newest comes first. A draft of a crash does not count. */
export async function storedShells(store: string): Promise<StoredShell[]> {
  const names = await readdir(layout(store).shells).catch(() => []);
  const found = await Promise.all(
    names
      .filter((name) => !name.startsWith('.'))
      .map(async (version) => {
        const text = await textOrNull(publishedFile(layout(store).shell(version)));
        return text === null
          ? []
          : [{ version, published: v.parse(publishedSchema, JSON.parse(text)) }];
      }),
  );
  return found.flat().toSorted((a, b) => (a.published.at < b.published.at ? 1 : -1));
}

/** Copies to a draft and renames it, so that a crash leaves no half shell. */
export async function storeShell(
  store: string,
  { folder, names, release }: ShellArtifact,
  published: Published,
): Promise<void> {
  const place = layout(store).shell(release.version);
  const draft = join(layout(store).shells, `.${randomUUID()}`);
  try {
    for (const name of names) {
      await mkdir(dirname(join(draft, name)), { recursive: true });
      await copyFile(join(folder, name), join(draft, name), constants.COPYFILE_FICLONE);
    }
    await writeWhole(publishedFile(draft), JSON.stringify(published));
    await rm(place, { recursive: true, force: true });
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}
