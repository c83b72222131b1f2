import { Gauge, type Registry } from 'prom-client';
import type { Alarms } from '../alarms/alarms';

/** Shows each alarm as 1 while it stands and 0 otherwise. */
export function showAlarms(register: Registry, alarms: Alarms): void {
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
