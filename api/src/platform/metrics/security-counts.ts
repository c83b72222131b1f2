import { Counter, type Registry } from 'prom-client';
import type { SecurityEvents } from '../../security-events/security-events';

/** Counts the security events of this instance, by name; the log may hold fewer lines. */
export function countSecurityEvents(register: Registry, events: SecurityEvents): void {
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
