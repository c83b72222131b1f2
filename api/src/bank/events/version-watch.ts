import type { Db } from '../../db/database';

/** A change shows on an open page after this time at the latest. */
const POLL_MS = 1000;

/** Takes the version of a person's data, once at first and then with every change. */
type Listener = (version: number) => void;

/** Tells who is listening of changes to their data, whichever instance made them. */
export interface VersionWatch {
  /** Answers how to stop. */
  follow(userId: string, listener: Listener): () => void;
  /** How many listen on behalf of a person. */
  count(userId: string): number;
  stop(): void;
}

/** One small query a second stands for everybody who listens; nobody listening, none is made. */
export function versionWatch(db: Db): VersionWatch {
  const listeners = new Map<string, Map<Listener, number | null>>();
  let timer: NodeJS.Timeout | null = null;

  const poll = async () => {
    const rows = await db
      .selectFrom('users')
      .select(['id', 'data_version'])
      .where('id', 'in', [...listeners.keys()])
      .execute();
    for (const { id, data_version: version } of rows) {
      for (const [listener, told] of listeners.get(id) ?? []) {
        if (told === version) continue;
        listeners.get(id)?.set(listener, version);
        listener(version);
      }
    }
  };
  const pollAfter = (ms: number) => {
    timer = setTimeout(() => {
      const again = () => (listeners.size > 0 ? pollAfter(POLL_MS) : (timer = null));
      // A database that does not answer now is asked again; whoever listens hears of it then.
      poll().then(again, again);
    }, ms).unref();
  };

  return {
    follow: (userId, listener) => {
      const of = listeners.get(userId) ?? new Map<Listener, number | null>();
      listeners.set(userId, of.set(listener, null));
      if (!timer) pollAfter(0);
      return () => {
        of.delete(listener);
        if (of.size === 0 && listeners.get(userId) === of) listeners.delete(userId);
      };
    },
    count: (userId) => listeners.get(userId)?.size ?? 0,
    stop: () => {
      listeners.clear();
      if (timer) clearTimeout(timer);
    },
  };
}
