import { createHash } from 'node:crypto';
import { type Client } from './client';
import { unzip, zip } from './zip';

type Files = Record<string, Uint8Array>;

interface Manifest {
  files: { path: string; rows: number; bytes: number; sha256: string }[];
}

export async function copyOf(client: Client): Promise<Files> {
  const answer = await client.get('/api/privacy/copy');
  if (answer.status !== 200) throw new Error(`no copy: ${answer.status} ${answer.text}`);
  return unzip(answer.bytes);
}

export const textOf = (files: Files, path: string): string =>
  Buffer.from(files[path] ?? new Uint8Array()).toString('utf8');

/** Returns the copy with other rows in one file. The manifest gets the new hash, as an attacker would do it. */
export function withRows(files: Files, path: string, lines: readonly string[]): Buffer {
  const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
  const manifest = JSON.parse(textOf(files, 'manifest.json')) as Manifest;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const others = manifest.files.filter((file) => file.path !== path);
  manifest.files = [...others, { path, rows: lines.length, bytes: bytes.length, sha256 }];
  return zip({ ...files, [path]: bytes, 'manifest.json': Buffer.from(JSON.stringify(manifest)) });
}

export const restore = (client: Client, copy: Buffer) =>
  client.post('/api/privacy/copy', copy, { 'content-type': 'application/zip' });
