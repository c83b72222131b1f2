import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '../../db/database';
import type { SecurityEvents } from '../../security-events/security-events';
import type { Alarms } from '../alarms/alarms';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Measured {
  readonly db: Db;
  readonly clock: () => Date;
  readonly events: SecurityEvents;
  readonly alarms: Alarms;
}

export function metricsOf({ db, clock, events, alarms }: Measured) {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'halyard_request_seconds',
    help: 'Time until a request was answered, by route; its count is the number of requests.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [register],
  });
  jobGauges(register, db, clock);
  mailGauge(register, db);
  securityCounter(register, events);
  alarmGauge(register, alarms);
  return { register, requests };
}

function jobGauges(register: Registry, db: Db, clock: () => Date): void {
  const waiting = new Gauge({
    name: 'halyard_jobs',
    help: 'Jobs in the queue, whether due or not.',
    registers: [register],
  });
  const overdue = new Gauge({
    name: 'halyard_jobs_overdue_seconds',
    help: 'For how long the oldest due job has waited for a worker; 0 when none waits.',
    registers: [],
    async collect() {
      const at = clock().toISOString();
      const { count } = await db
        .selectFrom('jobs')
        .select((is) => is.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      const due = await db
        .selectFrom('jobs')
        .select('run_at')
        .where('run_at', '<=', at)
        .where((or) => or.or([or('lease_until', 'is', null), or('lease_until', '<', at)]))
        .orderBy('run_at')
        .limit(1)
        .executeTakeFirst();
      waiting.set(count);
      this.set(due ? (clock().getTime() - Date.parse(due.run_at)) / 1000 : 0);
    },
  });
  register.registerMetric(overdue);
}

function mailGauge(register: Registry, db: Db): void {
  const gauge = new Gauge({
    name: 'halyard_mails',
    help: 'Mails that have not left: those that wait, and those that were given up.',
    labelNames: ['state'],
    registers: [],
    async collect() {
      const { all, dead } = await db
        .selectFrom('queued_mails')
        .select((is) => [
          is.fn.countAll<number>().as('all'),
          is.fn.count<number>('given_up_at').as('dead'),
        ])
        .executeTakeFirstOrThrow();
      this.set({ state: 'waiting' }, all - dead);
      this.set({ state: 'given-up' }, dead);
    },
  });
  register.registerMetric(gauge);
}

/** The log may have fewer lines, because it is limited. */
function securityCounter(register: Registry, events: SecurityEvents): void {
  const counter = new Counter({
    name: 'halyard_security_events_total',
    help: 'Security events since the instance started, by event.',
    labelNames: ['event'],
    registers: [],
    collect() {
      this.reset();
      for (const [event, count] of events.totals()) this.inc({ event }, count);
    },
  });
  register.registerMetric(counter);
}

function alarmGauge(register: Registry, alarms: Alarms): void {
  const gauge = new Gauge({
    name: 'halyard_alarm',
    help: 'Whether an alarm of this instance stands: 1 or 0.',
    labelNames: ['alarm'],
    registers: [],
    collect() {
      for (const { name, isRaised } of alarms.states()) this.set({ alarm: name }, Number(isRaised));
    },
  });
  register.registerMetric(gauge);
}
