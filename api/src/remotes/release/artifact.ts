import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRelease, type RemoteRelease } from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';
import { Refused } from '../storage/refused';
import { textOrNull } from '../storage/write-file';
import { fileFaults } from './listed-files';

const RELEASE_FILE = 'remote.json';

export interface Artifact {
  readonly folder: string;
  readonly release: RemoteRelease;
  readonly names: readonly string[];
}

export async function readArtifact(folder: string): Promise<Artifact> {
  const text = await textOrNull(join(folder, RELEASE_FILE));
  if (text === null)
    throw new Refused(`${folder} holds no built remote: ${RELEASE_FILE} is missing.`);
  try {
    const release = parseRelease(JSON.parse(text));
    const names = (await readdir(folder)).filter((name) => !name.startsWith('.')).toSorted();
    return { folder, release, names };
  } catch (error) {
    const what = v.isValiError(error)
      ? `"${v.getDotPath(error.issues[0])}" is wrong`
      : 'it is no JSON';
    throw new Refused(`${folder}/${RELEASE_FILE} is not what a build writes: ${what}.`);
  }
}

export const faults = ({ folder, release, names }: Artifact): Promise<string[]> =>
  fileFaults({ folder, names, files: release.files, list: RELEASE_FILE });
