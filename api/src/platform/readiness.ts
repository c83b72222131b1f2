import fp from 'fastify-plugin';
import { databaseProbe } from './database-probe';
import type { App, Routes } from './valibot';

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
