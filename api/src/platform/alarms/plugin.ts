import { monitorEventLoopDelay } from 'node:perf_hooks';
import fp from 'fastify-plugin';
import type { Deps } from '../../deps';
import type { App } from '../valibot';
import { Alarms, type Measured } from './alarms';

declare module 'fastify' {
  interface FastifyInstance {
    readonly alarms: Alarms;
  }
}

const CHECK_MS = 10_000;
const RESOLUTION_MS = 20;
const NS_PER_MS = 1e6;
const BYTES_PER_MB = 1e6;

const memory = (raiseAt: number): Measured => ({
  name: 'memory',
  unit: 'MB',
  raiseAt,
  clearBelow: raiseAt * 0.9,
  measure: () => Math.round(process.memoryUsage.rss() / BYTES_PER_MB),
});

/** The 99th percentile since the last measurement. */
function eventLoopLag(raiseAt: number, delay: ReturnType<typeof monitorEventLoopDelay>): Measured {
  const measure = () => {
    const lagMs = Math.round(delay.percentile(99) / NS_PER_MS);
    delay.reset();
    return lagMs;
  };
  return { name: 'event-loop-lag', unit: 'ms', raiseAt, clearBelow: raiseAt / 2, measure };
}

async function alarms(app: App, { config }: Deps): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const { memoryMb, eventLoopLagMs } = config.alarms;
  const all = new Alarms(app.log, [eventLoopLag(eventLoopLagMs, delay), memory(memoryMb)]);
  app.decorate('alarms', all);
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    delay.enable();
    timer = setInterval(() => all.check(), CHECK_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delay.disable();
  });
}

export const alarmsPlugin = fp(alarms, { name: 'alarms' });
