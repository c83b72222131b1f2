import { createHash } from 'node:crypto';
import { setImmediate as otherWork } from 'node:timers/promises';
import { unzipSync, type UnzipFileInfo } from 'fflate';
import * as v from 'valibot';
import { AppError } from '../../errors';
import { COPY_VERSION, MANIFEST, type Manifest, manifestSchema } from '../manifest';

/** A copy of a person who has used the product for decades is a tenth of this. */
const MOST_BYTES = 256 * 1024 * 1024;
const MOST_FILES = 200;

/** Why a copy cannot be brought back, in words for the person who chose the file. */
export const refused = (message: string, cause?: unknown): AppError =>
  new AppError('COPY_REFUSED', { message, cause });

const NO_COPY = 'This is not a copy that was downloaded here: choose the zip file as you got it';
const DAMAGED = 'This copy is damaged or was changed: download it again';

/** An opened copy; each file is unpacked when it is asked for. */
export interface Copy {
  readonly manifest: Manifest;
  /** The text of a file that the manifest names, or '' when it names none of this path. */
  text(path: string): Promise<string>;
}

/** The names and lengths in a zip, before anything is unpacked. */
function contents(zip: Uint8Array): UnzipFileInfo[] {
  const found: UnzipFileInfo[] = [];
  unzipSync(zip, {
    filter: (file) => {
      found.push(file);
      return false;
    },
  });
  return found;
}

function unpack(zip: Uint8Array, path: string): Uint8Array | undefined {
  return unzipSync(zip, { filter: ({ name }) => name === path })[path];
}

const attempt = <T>(work: () => T, message: string): T => {
  try {
    return work();
  } catch (error) {
    throw error instanceof AppError ? error : refused(message, error);
  }
};

function checkSize(files: readonly UnzipFileInfo[]): void {
  const bytes = files.reduce((total, { originalSize }) => total + originalSize, 0);
  if (files.length > MOST_FILES || bytes > MOST_BYTES) {
    throw refused('This file is larger than any copy that was downloaded here');
  }
}

function readManifest(zip: Uint8Array): Manifest {
  const raw = attempt(() => unpack(zip, MANIFEST), NO_COPY);
  const parsed = v.safeParse(
    manifestSchema,
    raw && attempt(() => JSON.parse(Buffer.from(raw).toString()), NO_COPY),
  );
  if (!parsed.success) throw refused(NO_COPY);
  if (parsed.output.version > COPY_VERSION) {
    throw refused('This copy was made by a newer version: bring it back there');
  }
  return parsed.output;
}

/** Opens a copy without trusting it: sizes first, then the manifest, then each file against its checksum. */
export function openCopy(zip: Uint8Array): Copy {
  checkSize(attempt(() => contents(zip), NO_COPY));
  const manifest = readManifest(zip);
  return {
    manifest,
    text: async (path) => {
      await otherWork();
      const facts = manifest.files.find((file) => file.path === path);
      if (!facts) return '';
      const bytes = attempt(() => unpack(zip, path), DAMAGED) ?? new Uint8Array();
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      if (bytes.length !== facts.bytes || sha256 !== facts.sha256) throw refused(DAMAGED);
      return Buffer.from(bytes).toString();
    },
  };
}
