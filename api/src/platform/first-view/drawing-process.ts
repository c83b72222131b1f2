import { type ChildProcess, fork } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Code, Drawn, Example, Viewer } from './view';

/** A drawing that takes longer is stuck. */
const STUCK_MS = 2_000;
const PRACTICE = 40;
/** A drawing behind this many others would come later than its page can wait. */
const MOST_WAITING = 32;
const MEMORY_MB = 96;

const FILE = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './renderer.cjs' : './first-view-renderer.cjs',
    import.meta.url,
  ),
);

const LIMITS = [
  '--no-warnings',
  `--max-old-space-size=${MEMORY_MB}`,
  '--experimental-permission',
  `--allow-fs-read=${dirname(FILE)}/*`,
];

interface Answer {
  readonly id: number;
  readonly html?: string | null;
  readonly screens?: readonly (readonly [string, string])[];
}

type Task =
  | {
      readonly task: 'load';
      readonly shellCode: string;
      readonly registry: unknown;
      readonly parts: Code['parts'];
    }
  | { readonly task: 'draw'; readonly viewer: Viewer & { readonly answers: Drawn } };

/**
 * This process draws with the code of one release. It has no settings and no secrets in its environment, reads no
 * file but its own program, and starts no other process.
 */
export class DrawingProcess {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (answer: Answer | null) => void>();
  /** These are the names of the screens that it draws, by path. They are empty until its code has run. */
  #screens: ReadonlyMap<string, string> = new Map();
  #isReady = false;
  #isOver = false;
  #last = 0;

  constructor({ shellCode, registry, parts }: Code, example: () => Promise<Example | null>) {
    this.#child = fork(FILE, [], {
      env: {},
      execArgv: LIMITS,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.on('message', (answer: Answer) => this.#hear(answer));
    this.#child.on('error', () => this.end());
    this.#child.on('exit', () => this.end());
    this.#child.unref();
    this.#child.channel?.unref();
    this.#ask({ task: 'load', shellCode, registry, parts }, (answer) => {
      if (!answer?.screens) return this.end();
      this.#screens = new Map(answer.screens);
      void this.#practise(example);
    });
  }

  get isReady(): boolean {
    return this.#isReady && !this.#isOver;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Returns the `<remote>@<version>` of the screen that it draws at a path. */
  screenAt(path: string): string | null {
    return this.#screens.get(path) ?? null;
  }

  /** Resolves with null after `withinMs` if the drawing takes longer. */
  draw(viewer: Viewer & { readonly answers: Drawn }, withinMs: number): Promise<string | null> {
    if (this.#waiting.size >= MOST_WAITING) return Promise.resolve(null);
    return new Promise((resolve) => {
      const late = setTimeout(resolve, withinMs, null);
      const stuck = setTimeout(() => this.end(), STUCK_MS);
      this.#ask({ task: 'draw', viewer }, (answer) => {
        clearTimeout(late);
        clearTimeout(stuck);
        resolve(answer?.html ?? null);
      });
    });
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#child.kill('SIGKILL');
    for (const answer of this.#waiting.values()) answer(null);
    this.#waiting.clear();
  }

  /**
   * Draws an example many times, because the first drawings of a process are much slower than later ones, whose
   * code is compiled.
   */
  async #practise(example: () => Promise<Example | null>): Promise<void> {
    const viewer = await example().catch(() => null);
    if (viewer) {
      for (let done = 0; done < PRACTICE; done += 1) await this.draw(viewer, STUCK_MS);
    }
    this.#isReady = true;
  }

  #ask(task: Task, onAnswer: (answer: Answer | null) => void): void {
    if (this.#isOver) return onAnswer(null);
    const id = (this.#last += 1);
    this.#waiting.set(id, onAnswer);
    this.#child.send({ id, ...task }, (error) => error && this.end());
  }

  #hear(answer: Answer): void {
    const onAnswer = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    onAnswer?.(answer);
  }
}
