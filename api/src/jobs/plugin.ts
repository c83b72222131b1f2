import fp from 'fastify-plugin';
import type { Deps } from '../deps';
import type { App } from '../platform/valibot';
import { releaseDeadLeases } from './lease-owner';
import { createWorker, type JobHandler } from './worker';

declare module 'fastify' {
  interface FastifyInstance {
    /** It has the handler of each kind of job. Each part of the api adds its own before the server listens. */
    readonly jobHandlers: Record<string, JobHandler>;
  }
}

async function jobs(app: App, { db, clock }: Deps): Promise<void> {
  const handlers: Record<string, JobHandler> = {};
  app.decorate('jobHandlers', handlers);
  const worker = createWorker({ db, clock, random: Math.random, log: app.log, handlers });
  app.addHook('onListen', async () => {
    await releaseDeadLeases(db);
    worker.start();
  });
  app.addHook('onClose', () => worker.stop());
}

export const jobsPlugin = fp(jobs, { name: 'jobs' });
