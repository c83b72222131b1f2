import fp from 'fastify-plugin';
import { databaseProbe } from './database-works';
import type { App, Routes } from './valibot';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on the api says that it takes no more requests, while it still answers those that come. */
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
    // A balancer keeps connections open; the next request on this one would come too late.
    if (isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** Lets an instance that is about to end say so first. */
export const drainingPlugin = fp(draining, { name: 'draining' });

/**
 * `GET /api/ready`: whether a balancer should send requests here. The tables are up to date before the api listens, so
 * what is left to ask is whether the database takes a row and gives it back, and whether this instance is about to end.
 */
export const readyRoute: Routes = (app, { db, clock }) => {
  const databaseWorks = databaseProbe(db, clock);
  app.get('/api/ready', async (_request, reply) => {
    if (app.isDraining()) return reply.code(503).send({ status: 'draining' });
    const isReady = await databaseWorks();
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'failing' });
  });
};
