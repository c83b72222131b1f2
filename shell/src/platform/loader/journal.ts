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
  /** What came after the first so many that were ever noted, as far as it is kept. */
  since(count: number): readonly Attempt[];
  /** Has every attempt told from now on; answers how to stop. */
  follow(listener: () => void): () => void;
}

/** A page that stays open for days keeps no more than this. */
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
