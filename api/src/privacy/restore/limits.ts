import { quotaOf } from '../../quota/limits';
import type { Owner } from '../../quota/limits';
import { AppError } from '../../errors';

const MEBIBYTE = 1_048_576;

/** A copy of 100,000 transactions is two thirds of this. */
export const MOST_ZIP_BYTES = 16 * MEBIBYTE;
/** Files in a zip. A copy has about fifty. */
export const MOST_FILES = 200;
/** Bytes of one row: the longest text that a row may hold, in letters of four bytes, and its other columns. */
export const MOST_LINE_BYTES = 4 * MEBIBYTE;
/** Bytes of what lies in a zip, for each byte of the zip. The rows of an honest copy are 10 to 30 times as long. */
export const MOST_RATIO = 100;
/** A small zip may unpack to this much at any ratio. */
export const FREE_BYTES = 4 * MEBIBYTE;
/** Rows in a copy are longer than in the database, as each repeats the names of its columns. */
const COPY_BYTES_PER_BYTE = 4;

/** How much a copy may bring. */
export interface Room {
  readonly rows: number;
  readonly bytes: number;
}

/** What a person has room for, as rows and bytes of a copy. */
export function roomOf(owner: Owner): Room {
  const { rows, bytes } = quotaOf(owner);
  return { rows, bytes: Math.min(256 * MEBIBYTE, COPY_BYTES_PER_BYTE * bytes) };
}

/** Why a copy cannot be brought back, in words for the person who chose the file. */
export const refused = (message: string, cause?: unknown): AppError =>
  new AppError('COPY_REFUSED', { message, cause });

export const NO_COPY =
  'This is not a copy that was downloaded here: choose the zip file as you got it';
export const DAMAGED = 'This copy is damaged or was changed: download it again';
export const TOO_LARGE = 'This file is larger than any copy that was downloaded here';
export const NO_ROOM = 'This copy holds more than you have room for here';
