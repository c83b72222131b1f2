import type { Platform } from '../platform';
import { followRegistry } from './follow-registry';
import { sendTelemetry } from './telemetry';
import { noteUncaught } from './uncaught';

export function keepSession({ journal, registry, thrown }: Platform): void {
  sendTelemetry(journal, window, (url, body) => navigator.sendBeacon(url, body));
  noteUncaught(journal, thrown);
  followRegistry(registry);
}
