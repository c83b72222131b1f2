import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyBaseLogger } from 'fastify';
import fp from 'fastify-plugin';
import type { Deps } from '../../deps';
import type { App } from '../valibot';

interface Thresholds {
  readonly raiseAt: number;
  /** It is lower than the value that raises the alarm, because a value around one threshold would fill the log. */
  readonly clearBelow: number;
}

export function isRaised(wasRaised: boolean, value: number, thresholds: Thresholds): boolean {
  return wasRaised ? value >= thresholds.clearBelow : value >= thresholds.raiseAt;
}

interface Measured extends Thresholds {
  readonly name: string;
  readonly unit: string;
  readonly measure: () => number;
}

interface AlarmState {
  readonly name: string;
  readonly isRaised: boolean;
}

export class Alarms {
  readonly #log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly #measured: readonly Measured[];
  readonly #raised = new Set<string>();

  constructor(log: Pick<FastifyBaseLogger, 'warn' | 'error'>, measured: readonly Measured[]) {
    this.#log = log;
    this.#measured = measured;
  }

  check(): void {
    for (const each of this.#measured) this.#checkOne(each);
  }

  states(): AlarmState[] {
    return this.#measured.map(({ name }) => ({ name, isRaised: this.#raised.has(name) }));
  }

  #checkOne({ name, unit, measure, ...thresholds }: Measured): void {
    const value = measure();
    const before = this.#raised.has(name);
    const after = isRaised(before, value, thresholds);
    if (after === before) return;
    const facts = { alarm: name, state: after ? 'raised' : 'cleared', value, unit };
    if (after) {
      this.#raised.add(name);
      this.#log.error(facts, 'An alarm was raised.');
    } else {
      this.#raised.delete(name);
      this.#log.warn(facts, 'An alarm was cleared.');
    }
  }
}

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

/** Measures the 99th percentile since the last measurement. */
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
