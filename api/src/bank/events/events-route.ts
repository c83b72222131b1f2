import { DEMO_USER_ID, PATHS } from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { sessionHash } from '../../identity/session/session-cookie';
import { versionsOfSessions } from '../../identity/session/sessions';
import type { App } from '../../platform/valibot';

/**
 * Adds `GET /api/plaid/events`: server-sent events with the version of the user’s data, first at the start and then
 * after each change. The stream ends with the session. For a visitor without data the answer is 204.
 */
export function eventsRoute(app: App, deps: Deps): void {
  const watch = versionWatch(deps.db, deps.clock);

  app.get(PATHS.bank.events, { exposeHeadRoute: false }, async (request, reply) => {
    const { userId } = request.person;
    if (userId === DEMO_USER_ID) return reply.status(204).send();
    const stream = app.openStream(request, { userId, onEnd: () => stopFollowing?.() });
    const stopFollowing: (() => void) | undefined = watch.follow(sessionHash(request, deps), {
      onVersion: (version) => stream.write(`event: changed\ndata: ${version}\n\n`),
      onSessionEnd: () => stream.end(),
    });
    return app.sendStream(reply, stream);
  });

  app.addHook('preClose', async () => watch.stop());
}

const POLL_MS = 1000;

interface Follower {
  onVersion(version: number): void;
  onSessionEnd(): void;
}

/** Notices changes and ended sessions, even if another instance caused them. */
interface VersionWatch {
  follow(sessionHash: string, follower: Follower): () => void;
  stop(): void;
}

/** One query per second serves all followers; without followers there is no query. */
function versionWatch(db: Db, clock: () => Date): VersionWatch {
  const followers = new Map<string, Map<Follower, number | null>>();
  let timer: NodeJS.Timeout | null = null;

  const notify = (of: Map<Follower, number | null>, version: number | undefined) => {
    for (const [follower, lastVersion] of of) {
      if (version === undefined) follower.onSessionEnd();
      else if (lastVersion !== version) {
        of.set(follower, version);
        follower.onVersion(version);
      }
    }
  };
  const poll = async () => {
    const current = [...followers];
    const versions = await versionsOfSessions(
      db,
      current.map(([hash]) => hash),
      clock(),
    );
    for (const [hash, of] of current) notify(of, versions.get(hash));
  };
  const pollAfter = (ms: number) => {
    timer = setTimeout(() => {
      const again = () => (followers.size > 0 ? pollAfter(POLL_MS) : (timer = null));
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
