import { setTimeout as sleep } from 'node:timers/promises';
import { healthSchema, PATHS } from '@halyard/shared-contracts/wire';
import fp from 'fastify-plugin';
import { sql } from 'kysely';
import type { Db } from '../db/database';
import type { App, Routes } from './valibot';

export const healthRoute: Routes = (app, { config, db }) => {
  app.get(
    PATHS.health,
    { schema: { response: { 200: healthSchema, 503: healthSchema } } },
    async (_, reply) => {
      const state = (await isDatabaseUp(db)) ? ('ok' as const) : ('failing' as const);
      reply.code(state === 'ok' ? 200 : 503);
      return {
        status: state,
        version: config.version,
        mode: config.bank.mode,
        ai: 'local' as const,
        database: state,
      };
    },
  );
};

const TIMEOUT_MS = 2_000;

async function isDatabaseUp(db: Db): Promise<boolean> {
  const answers = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([answers, sleep(TIMEOUT_MS, false, { ref: false })]);
}

const FRESH_MS = 2_000;
/** While a write waits behind another one, a success within this time still counts. */
const WRITTEN_LATELY_MS = 30_000;

const PROBE = 'ready';

async function writesAndReads(db: Db, now: Date): Promise<boolean> {
  const at = now.toISOString();
  await db
    .insertInto('probes')
    .values({ id: PROBE, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute();
  const row = await db.selectFrom('probes').select('at').where('id', '=', PROBE).executeTakeFirst();
  return row !== undefined;
}

/** Writes and reads a row. Concurrent calls share one write. */
function databaseProbe(db: Db, clock: () => Date): () => Promise<boolean> {
  let inProgress: Promise<boolean> | null = null;
  let last: { readonly works: boolean; readonly atMs: number } | null = null;
  const isWithin = (ms: number) => last !== null && Math.abs(clock().getTime() - last.atMs) < ms;

  const probe = async (): Promise<boolean> => {
    const works = await writesAndReads(db, clock()).catch(() => false);
    last = { works, atMs: clock().getTime() };
    inProgress = null;
    return works;
  };

  return async () => {
    if (last && isWithin(FRESH_MS)) return last.works;
    inProgress ??= probe();
    const answer = await Promise.race([inProgress, sleep(TIMEOUT_MS, 'waits', { ref: false })]);
    if (answer !== 'waits') return answer === true;
    return last?.works === true && isWithin(WRITTEN_LATELY_MS) && isDatabaseUp(db);
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes `GET /api/ready` fail, while other requests still work. */
    startDraining(): void;
    isDraining(): boolean;
  }
}

async function draining(app: App): Promise<void> {
  let isDraining = false;
  app.decorate('isDraining', () => isDraining);
  app.decorate('startDraining', () => {
    isDraining = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // A balancer must not send the next request on this connection.
    if (isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
}

export const drainingPlugin = fp(draining, { name: 'draining' });

export const readyRoute: Routes = (app, { db, clock }) => {
  const databaseWorks = databaseProbe(db, clock);
  app.get('/api/ready', async (_request, reply) => {
    if (app.isDraining()) return reply.code(503).send({ status: 'draining' });
    const isReady = await databaseWorks();
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'failing' });
  });
};
