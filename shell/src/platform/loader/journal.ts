import type { FailureClass } from '@halyard/shared-contracts/remote/registry';
import type { Candidate } from './candidates';

export interface Attempt extends Pick<Candidate, 'remote' | 'version' | 'source'> {
  readonly path: string;
  readonly failure: FailureClass | null;
  readonly message: string | null;
  readonly ms: number;
  readonly fallback: boolean;
}

export interface Journal {
  note(attempt: Attempt): void;
  entries(): readonly Attempt[];
  since(count: number): readonly Attempt[];
  follow(listener: () => void): () => void;
}

const KEPT = 200;

export function journal(): Journal {
  const listeners = new Set<() => void>();
  let entries: readonly Attempt[] = [];
  let total = 0;
  return {
    note(attempt) {
      entries = [...entries, attempt].slice(-KEPT);
      total += 1;
      for (const listener of listeners) listener();
    },
    entries: () => entries,
    since: (count) => (count < total ? entries.slice(count - total) : []),
    follow(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
