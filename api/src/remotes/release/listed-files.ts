import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

const PACKED = {
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
} as const;

interface ListedFile {
  /** It is a hash such as `sha384-…` of the bytes before compression. */
  readonly integrity: string;
  readonly bytes: number;
}

export interface FilesOfBuild {
  readonly folder: string;
  readonly names: readonly string[];
  readonly files: Readonly<Record<string, ListedFile>>;
  readonly list: string;
}

const plainName = (name: string): string => name.replace(/\.(br|gz)$/, '');

export const hashOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

async function unpacked(folder: string, name: string): Promise<Buffer | null> {
  const bytes = await readFile(join(folder, name));
  const ending = name.endsWith('.br') ? '.br' : name.endsWith('.gz') ? '.gz' : null;
  return ending === null ? bytes : PACKED[ending](bytes).catch(() => null);
}

async function fault({ folder, files, list }: FilesOfBuild, name: string): Promise<string | null> {
  const plain = plainName(name);
  if (plain === list || plain === 'published.json') return null;
  const listed = Object.hasOwn(files, plain) ? files[plain] : undefined;
  if (!listed) return `${name} is not listed in ${list}`;
  const bytes = await unpacked(folder, name);
  if (!bytes || hashOf(bytes) !== listed.integrity) return `${name} is not what was built`;
  return bytes.length === listed.bytes ? null : `${name} is not as long as it was built`;
}

/** Returns one sentence for each unlisted, missing, or changed file. */
export async function fileFaults(build: FilesOfBuild): Promise<string[]> {
  const missing = Object.keys(build.files)
    .filter((name) => !build.names.includes(name))
    .map((name) => `${name} is missing`);
  const found = await Promise.all(build.names.map((name) => fault(build, name)));
  return [...missing, ...found.filter((each) => each !== null)];
}
