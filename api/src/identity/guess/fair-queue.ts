/** Somebody who waits. */
export interface Waiting {
  readonly start: () => void;
  readonly refuse: () => void;
}

/**
 * Lines that take turns: each source has a line of its own, and the first of each line goes in turn. Where no room is left,
 * the last one in the longest line is sent away, so that a flood from one source sends its own requests away.
 */
export class FairQueue {
  readonly #room: number;
  readonly #lines = new Map<string, Waiting[]>();
  #count = 0;

  constructor(room: number) {
    this.#room = room;
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  add(source: string, waiting: Waiting): void {
    const line = this.#lines.get(source) ?? [];
    if (this.#count >= this.#room && !this.#makeRoom(line.length)) return waiting.refuse();
    this.#lines.set(source, line);
    line.push(waiting);
    this.#count += 1;
  }

  /** The first one in the line of the source whose turn it is; the source then goes to the end. */
  next(): Waiting | undefined {
    const [turn] = this.#lines;
    if (!turn) return undefined;
    const [source, line] = turn;
    const first = line.shift();
    this.#lines.delete(source);
    if (line.length > 0) this.#lines.set(source, line);
    this.#count -= 1;
    return first;
  }

  /** False where no line is longer than that of the source which asks would be. */
  #makeRoom(length: number): boolean {
    const lines = [...this.#lines.values()];
    const longest = lines.reduce<Waiting[]>((a, b) => (b.length > a.length ? b : a), []);
    if (longest.length <= length + 1) return false;
    longest.pop()?.refuse();
    this.#count -= 1;
    return true;
  }
}
