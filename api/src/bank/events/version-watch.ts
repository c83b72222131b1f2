import type { Db } from '../../db/database';
import { versionsOfSessions } from '../../identity/session/sessions';

/** A change, and the end of a session, show on an open page after this time at the latest. */
const POLL_MS = 1000;

/** Somebody who follows the data of the person whom a session stands for. */
interface Follower {
  /** Takes the version of the data, once at first and then with every change. */
  onVersion(version: number): void;
  /** The session was logged out of, deleted, or has run out. */
  onSessionEnd(): void;
}

/** Tells followers of changes to their data and of the end of their session, whichever instance made them. */
export interface VersionWatch {
  /** Follows the person of a session, which is named by the hash of its token; gives how to stop. */
  follow(sessionHash: string, follower: Follower): () => void;
  stop(): void;
}

/** One small query a second stands for everybody who follows; while nobody does, none is made. */
export function versionWatch(db: Db, clock: () => Date): VersionWatch {
  const followers = new Map<string, Map<Follower, number | null>>();
  let timer: NodeJS.Timeout | null = null;

  const tell = (of: Map<Follower, number | null>, version: number | undefined) => {
    for (const [follower, told] of of) {
      if (version === undefined) follower.onSessionEnd();
      else if (told !== version) {
        of.set(follower, version);
        follower.onVersion(version);
      }
    }
  };
  const poll = async () => {
    const asked = [...followers];
    const versions = await versionsOfSessions(
      db,
      asked.map(([hash]) => hash),
      clock(),
    );
    for (const [hash, of] of asked) tell(of, versions.get(hash));
  };
  const pollAfter = (ms: number) => {
    timer = setTimeout(() => {
      const again = () => (followers.size > 0 ? pollAfter(POLL_MS) : (timer = null));
      // A database that does not answer now is asked again; followers hear of it then.
      poll().then(again, again);
    }, ms).unref();
  };

  return {
    follow: (hash, follower) => {
      const of = followers.get(hash) ?? new Map<Follower, number | null>();
      followers.set(hash, of.set(follower, null));
      if (!timer) pollAfter(0);
      return () => {
        of.delete(follower);
        if (of.size === 0 && followers.get(hash) === of) followers.delete(hash);
      };
    },
    stop: () => {
      followers.clear();
      if (timer) clearTimeout(timer);
    },
  };
}
