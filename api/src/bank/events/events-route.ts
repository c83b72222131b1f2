import { DEMO_USER_ID, PATHS } from '@halyard/shared-contracts/wire';
import type { Deps } from '../../deps';
import { sessionHash } from '../../identity/session/session-cookie';
import type { App } from '../../platform/valibot';
import { versionWatch } from './version-watch';

/**
 * `GET /api/plaid/events`: server-sent events that say `changed` with the version of the person's data, once at first and
 * then whenever a sync, a webhook or the person changed it. The figures themselves are asked for as ever. The stream ends
 * with the session that it was opened by. A visitor owns nothing that could change, and the answer is 204.
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
