import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { AppError } from '../../errors';
import { COPY_VERSION, MANIFEST, type Manifest, manifestSchema } from '../manifest';
import { DAMAGED, MAX_FILES, NO_COPY, refused, TOO_LARGE, type Meter } from './limits';

export interface Copy {
  readonly manifest: Manifest;
  /** Throws COPY_REFUSED if the checksum differs. */
  chunks(path: string, meter: Meter): AsyncGenerator<Buffer>;
}

const refuse =
  (message: string) =>
  (error: unknown): never => {
    throw error instanceof AppError ? error : refused(message, error);
  };

async function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > MAX_FILES) throw refused(TOO_LARGE);
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName)) throw refused(NO_COPY);
    entries.set(entry.fileName, entry);
  }
  return entries;
}

async function* unpacked(zip: ZipFile, entry: Entry, meter: Meter): AsyncGenerator<Buffer> {
  const stream = await zip.openReadStreamPromise(entry);
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    meter.addBytes(bytes.length);
    yield bytes;
  }
}

async function readManifest(chunks: AsyncIterable<Buffer>): Promise<Manifest> {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  const parsed = v.safeParse(manifestSchema, JSON.parse(Buffer.concat(parts).toString()));
  if (!parsed.success) throw refused(NO_COPY);
  if (parsed.output.version > COPY_VERSION) {
    throw refused('This copy was made by a newer version: bring it back there');
  }
  return parsed.output;
}

export async function openCopy(bytes: Uint8Array, meter: Meter): Promise<Copy> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const zip = await fromBufferPromise(buffer, { autoClose: false }).catch(refuse(NO_COPY));
  const entries = await entriesOf(zip).catch(refuse(NO_COPY));
  const contents = entries.get(MANIFEST);
  if (!contents) throw refused(NO_COPY);
  const manifest = await readManifest(unpacked(zip, contents, meter)).catch(refuse(NO_COPY));
  return {
    manifest,
    async *chunks(path, counting) {
      const facts = manifest.files.find((file) => file.path === path);
      if (!facts) return;
      const entry = entries.get(path);
      if (entry?.uncompressedSize !== facts.bytes) throw refused(DAMAGED);
      const hash = createHash('sha256');
      try {
        for await (const chunk of unpacked(zip, entry, counting)) {
          hash.update(chunk);
          yield chunk;
        }
      } catch (error) {
        refuse(DAMAGED)(error);
      }
      if (hash.digest('hex') !== facts.sha256) throw refused(DAMAGED);
    },
  };
}
