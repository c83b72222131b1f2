import { DrawingProcess } from './drawing-process';
import type { Code, Drawn, Example, Viewer } from './view';

/** After a process ended on its own, none starts for this time. */
const REST_MS = 30_000;

export interface FirstView {
  readonly html: string;
  readonly screen: string;
  readonly reads: string[];
}

/** One process draws; it starts with the first page and again with each release. */
export class FirstViews {
  readonly #codeOf: () => Code | null;
  readonly #now: () => number;
  readonly #example: () => Promise<Example | null>;
  #drawing: { readonly code: Code; readonly process: DrawingProcess } | null = null;
  #restsUntil = 0;

  constructor(
    codeOf: () => Code | null,
    example: () => Promise<Example | null> = async () => null,
    now: () => number = () => performance.now(),
  ) {
    this.#codeOf = codeOf;
    this.#example = example;
    this.#now = now;
  }

  /**
   * Returns null for a screen without a server part, while nothing can be drawn, and for a drawing that fails or
   * takes too long.
   */
  async view(viewer: Viewer, answers: Drawn, withinMs: number): Promise<FirstView | null> {
    const process = this.#current();
    if (!process?.isReady) return null;
    const screen = process.screenAt(viewer.path);
    if (screen === null) return null;
    const html = await process.draw({ ...viewer, answers }, withinMs);
    return html === null ? null : { html, screen, reads: Object.keys(answers) };
  }

  /** Returns false for every path until a first page has started the process. */
  draws(path: string): boolean {
    return typeof this.#drawing?.process.screenAt(path) === 'string';
  }

  close(): void {
    this.#drawing?.process.end();
    this.#drawing = null;
    this.#restsUntil = Infinity;
  }

  #current(): DrawingProcess | null {
    const code = this.#codeOf();
    if (this.#drawing && this.#drawing.code !== code) this.#drop(0);
    if (this.#drawing?.process.isOver) this.#drop(REST_MS);
    if (!code || this.#now() < this.#restsUntil) return null;
    this.#drawing ??= { code, process: new DrawingProcess(code, this.#example) };
    return this.#drawing.process;
  }

  #drop(restMs: number): void {
    this.#drawing?.process.end();
    this.#drawing = null;
    this.#restsUntil = this.#now() + restMs;
  }
}
