import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRelease, type RemoteRelease } from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';
import { layout } from '../storage/layout';
import { textOrNull, writeAtomically } from '../storage/write-file';
import { entryOf } from '../release/published';
import type { Trial } from './trial';

/** Only the machine of the developer itself may serve code to its browser. */
export const loopbackOrigin = v.pipe(
  v.string(),
  v.regex(
    /^http:\/\/(127\.0\.0\.1|localhost):\d{2,5}$/,
    'an address of your own machine, as http://127.0.0.1:4310',
  ),
);

/** It is 32 random bytes that only the developer knows; the store has their hash. */
export const channelKey = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'a key of 32 bytes'));

const channelSchema = v.object({
  origin: loopbackOrigin,
  until: v.string(),
  by: v.string(),
  release: v.unknown(),
});

const fileOf = (store: string, key: string): string =>
  join(layout(store).devChannels, `${createHash('sha256').update(key).digest('hex')}.json`);

interface Opened {
  readonly origin: string;
  readonly until: Date;
  readonly by: string;
  readonly release: RemoteRelease;
}

/** Resolves to true when the channel is new. */
export async function storeChannel(store: string, key: string, opened: Opened): Promise<boolean> {
  const file = fileOf(store, key);
  const isNew = (await textOrNull(file)) === null;
  await writeAtomically(file, JSON.stringify({ ...opened, until: opened.until.toISOString() }));
  return isNew;
}

export const closeChannel = (store: string, key: string): Promise<void> =>
  rm(fileOf(store, key), { force: true });

export async function channelOf(store: string, key: string, now: Date): Promise<Trial | null> {
  const text = await textOrNull(fileOf(store, key));
  if (text === null) return null;
  const { origin, until, by, release } = v.parse(channelSchema, JSON.parse(text));
  if (Date.parse(until) <= now.getTime()) return null;
  const read = parseRelease(release);
  const published = { at: now.toISOString(), by, commit: null };
  return {
    remote: read.name,
    version: read.version,
    owner: read.owner,
    entry: { ...entryOf(read, published), base: `${origin}/` },
    origin,
  };
}
