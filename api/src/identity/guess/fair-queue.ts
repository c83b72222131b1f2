export interface Waiting {
  readonly start: () => void;
  readonly refuse: () => void;
}

/**
 * Sources take turns. A full queue refuses the newest request of the source with most requests, so that a flood refuses
 * only itself.
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

  #makeRoom(length: number): boolean {
    const lines = [...this.#lines.values()];
    const longest = lines.reduce<Waiting[]>((a, b) => (b.length > a.length ? b : a), []);
    if (longest.length <= length + 1) return false;
    longest.pop()?.refuse();
    this.#count -= 1;
    return true;
  }
}
