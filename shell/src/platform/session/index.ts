import type { Platform } from '../platform';
import { followRegistry } from './follow-registry';
import { sendTelemetry } from './telemetry';

/** What goes on beside the screens for as long as the page is open. */
export function keepSession({ journal, registry }: Platform): void {
  sendTelemetry(journal, window, (url, body) => navigator.sendBeacon(url, body));
  followRegistry(registry);
}
