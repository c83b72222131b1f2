import type { FailureClass } from '@halyard/shared-contracts/remote/registry';
import type { Candidate } from './candidates';

/** How one try to show a screen ended. */
export interface Attempt extends Pick<Candidate, 'remote' | 'version' | 'source'> {
  readonly path: string;
  /** null: the screen came. */
  readonly failure: FailureClass | null;
  /** What was thrown, for those who look after the remote. */
  readonly message: string | null;
  readonly ms: number;
  /** Whether it was not the first choice. */
  readonly fallback: boolean;
}

/** What happened to remotes since the page was opened, oldest first. */
export interface Journal {
  note(attempt: Attempt): void;
  entries(): readonly Attempt[];
  /** The attempts after the given number of attempts ever noted, as far as they are still stored. */
  since(count: number): readonly Attempt[];
  /** Reports every attempt from now on; returns a function that stops. */
  follow(listener: () => void): () => void;
}

/** The most attempts that a page stores, because it may stay open for days. */
const KEPT = 200;

export function journal(): Journal {
  const listeners = new Set<() => void>();
  let entries: readonly Attempt[] = [];
  let noted = 0;
  return {
    note(attempt) {
      entries = [...entries, attempt].slice(-KEPT);
      noted += 1;
      for (const listener of listeners) listener();
    },
    entries: () => entries,
    since: (count) => (count < noted ? entries.slice(count - noted) : []),
    follow(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
