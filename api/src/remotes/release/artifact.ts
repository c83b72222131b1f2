import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { parseRelease, type RemoteRelease } from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';
import { Refused } from '../storage/refused';
import { textOrNull } from '../storage/write-file';

const RELEASE_FILE = 'remote.json';

const PACKED = {
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
} as const;

export interface Artifact {
  readonly folder: string;
  readonly release: RemoteRelease;
  /** Without hidden files. */
  readonly names: readonly string[];
}

/** Throws `Refused`. */
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

const isListed = ({ files }: RemoteRelease, name: string): boolean => {
  const plain = name.replace(/\.(br|gz)$/, '');
  return plain === RELEASE_FILE || plain === 'published.json' || Object.hasOwn(files, plain);
};

const hashOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

async function unpacked(folder: string, name: string): Promise<Buffer | null> {
  const bytes = await readFile(join(folder, name));
  const ending = name.endsWith('.br') ? '.br' : name.endsWith('.gz') ? '.gz' : null;
  return ending === null ? bytes : PACKED[ending](bytes).catch(() => null);
}

async function fault({ folder, release }: Artifact, name: string): Promise<string | null> {
  if (!isListed(release, name)) return `${name} is not listed in ${RELEASE_FILE}`;
  const listed = release.files[name.replace(/\.(br|gz)$/, '')];
  if (!listed) return null;
  const bytes = await unpacked(folder, name);
  if (!bytes || hashOf(bytes) !== listed.integrity) return `${name} is not what was built`;
  return bytes.length === listed.bytes ? null : `${name} is not as long as it was built`;
}

/** Returns one sentence for each unlisted, missing, or changed file. */
export async function faults(artifact: Artifact): Promise<string[]> {
  const missing = Object.keys(artifact.release.files)
    .filter((name) => !artifact.names.includes(name))
    .map((name) => `${name} is missing`);
  const found = await Promise.all(artifact.names.map((name) => fault(artifact, name)));
  return [...missing, ...found.filter((each) => each !== null)];
}
