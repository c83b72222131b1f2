import { FREE_BYTES, MOST_RATIO, NO_ROOM, refused, type Room, TOO_LARGE } from './limits';

/** Counts what a copy unpacks to, and refuses it at the first byte or row over a limit. */
export class Meter {
  readonly #room: Room;
  readonly #mostOfZip: number;
  #bytes = 0;
  #rows = 0;

  /** `zipBytes` is the length of the zip itself. */
  constructor(room: Room, zipBytes: number) {
    this.#room = room;
    this.#mostOfZip = Math.max(FREE_BYTES, MOST_RATIO * zipBytes);
  }

  /** Throws COPY_REFUSED for more than the zip could honestly hold, or than there is room for. */
  addBytes(count: number): void {
    this.#bytes += count;
    if (this.#bytes > this.#mostOfZip) throw refused(TOO_LARGE);
    if (this.#bytes > this.#room.bytes) throw refused(NO_ROOM);
  }

  /** Throws COPY_REFUSED for more rows than there is room for. */
  addRow(): void {
    this.#rows += 1;
    if (this.#rows > this.#room.rows) throw refused(NO_ROOM);
  }
}
