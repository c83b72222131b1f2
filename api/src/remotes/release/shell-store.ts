import { readdir } from 'node:fs/promises';
import * as v from 'valibot';
import { layout } from '../storage/layout';
import { textOrNull } from '../storage/write-file';
import { type Published, publishedFile, publishedSchema } from './published';

interface StoredShell {
  readonly version: string;
  readonly published: Published;
}

/** Returns the newest shell first. A draft that a crash left does not count. */
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
