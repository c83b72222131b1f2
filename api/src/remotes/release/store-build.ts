import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeAtomically } from '../storage/write-file';
import { type Published, publishedFile } from './published';

interface Build {
  readonly folder: string;
  readonly names: readonly string[];
}

/** Copies a build to a draft beside its place and renames it, so that a crash leaves no half version. */
export async function storeBuild(
  place: string,
  { folder, names }: Build,
  published: Published,
): Promise<void> {
  const draft = join(dirname(place), `.${randomUUID()}`);
  try {
    await mkdir(draft, { recursive: true });
    for (const name of names) {
      await mkdir(dirname(join(draft, name)), { recursive: true });
      await copyFile(join(folder, name), join(draft, name), constants.COPYFILE_FICLONE);
    }
    await writeAtomically(publishedFile(draft), JSON.stringify(published));
    await rm(place, { recursive: true, force: true });
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}
