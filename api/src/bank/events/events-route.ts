import { PassThrough } from 'node:stream';
import { DEMO_USER_ID, PATHS } from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import { AppError } from '../../errors';
import type { App } from '../../platform/valibot';
import { versionWatch } from './version-watch';

/** A line that says nothing keeps proxies from ending a quiet stream. */
const HEARTBEAT_MS = 15_000;

/** A stream ends after this time and the page opens another one, through the session that holds by then. */
const LIFETIME_MS = 10 * 60_000;

const HEADERS = {
  'content-type': 'text/event-stream',
  'x-accel-buffering': 'no',
  // The connection ends with its stream; kept alive it would keep the server from closing.
  connection: 'close',
};

/** Pages that one person may have open at a time; each takes a connection. */
const MOST_STREAMS = 10;

/**
 * `GET /api/plaid/events`: server-sent events that say `changed` with the version of the person's data, once at first and
 * then whenever a sync, a webhook or the person changed it. The figures themselves are asked for as ever. A visitor owns
 * nothing that could change and is told so with 204.
 */
export function eventsRoute(app: App, db: Db): void {
  const watch = versionWatch(db);
  const endings = new Set<() => void>();

  app.get(PATHS.bank.events, { exposeHeadRoute: false }, async ({ person: { userId } }, reply) => {
    if (userId === DEMO_USER_ID) return reply.status(204).send();
    if (watch.count(userId) >= MOST_STREAMS) throw new AppError('TOO_MANY_REQUESTS');
    const stream = new PassThrough();
    const stopFollowing = watch.follow(userId, (version) => {
      stream.write(`event: changed\ndata: ${version}\n\n`);
    });
    const beat = () => stream.write(':\n\n');
    const heartbeat = setInterval(beat, HEARTBEAT_MS).unref();
    // Nothing may be written after the end, so whatever writes is stopped before it.
    const quieten = () => {
      stopFollowing();
      clearInterval(heartbeat);
      clearTimeout(lifetime);
      endings.delete(end);
    };
    const end = () => {
      quieten();
      stream.end();
    };
    const lifetime = setTimeout(end, LIFETIME_MS).unref();
    endings.add(end);
    stream.on('close', quieten);
    beat();
    return reply.headers(HEADERS).send(stream);
  });

  app.addHook('preClose', async () => {
    watch.stop();
    for (const end of endings) end();
  });
}
