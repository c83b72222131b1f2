import { MOST_RECEIPTS_BYTES } from '@halyard/shared-contracts/wire';
import { AppError } from '../../errors';
import { MEBIBYTE, type Owner, quotaOf } from '../../quota/limits';

/** It is one and a half times a copy of 100,000 transactions, and all receipts that a user can have. */
export const MAX_ZIP_BYTES = 16 * MEBIBYTE + MOST_RECEIPTS_BYTES;
export const MAX_FILES = 200;
export const MAX_LINE_BYTES = 4 * MEBIBYTE;
/** A ZIP may unpack to this many bytes for each of its bytes; a real copy has 10 to 30. */
const MAX_RATIO = 100;
/** A ZIP may unpack to this much at any ratio. */
export const FREE_BYTES = 4 * MEBIBYTE;
/** A row of a copy repeats the column names. */
const COPY_BYTES_PER_BYTE = 4;

export interface FreeStorage {
  readonly rows: number;
  readonly bytes: number;
}

export function freeStorage(owner: Owner): FreeStorage {
  const { rows, bytes } = quotaOf(owner);
  return { rows, bytes: Math.min(256 * MEBIBYTE, COPY_BYTES_PER_BYTE * bytes) };
}

export const refused = (message: string, cause?: unknown): AppError =>
  new AppError('COPY_REFUSED', { message, cause });

export const NO_COPY =
  'This is not a copy that was downloaded here: choose the zip file as you got it';
export const DAMAGED = 'This copy is damaged or was changed: download it again';
export const TOO_LARGE = 'This file is larger than any copy that was downloaded here';
const NO_ROOM = 'This copy holds more than you have room for here';

/** Throws COPY_REFUSED at the first byte or row over a limit. */
export class Meter {
  readonly #room: FreeStorage;
  readonly #maxUnpackedBytes: number;
  #bytes = 0;
  #rows = 0;

  constructor(room: FreeStorage, zipBytes: number) {
    this.#room = room;
    this.#maxUnpackedBytes = Math.max(FREE_BYTES, MAX_RATIO * zipBytes);
  }

  addBytes(count: number): void {
    this.#bytes += count;
    if (this.#bytes > this.#maxUnpackedBytes) throw refused(TOO_LARGE);
    if (this.#bytes > this.#room.bytes) throw refused(NO_ROOM);
  }

  addRow(): void {
    this.#rows += 1;
    if (this.#rows > this.#room.rows) throw refused(NO_ROOM);
  }
}
