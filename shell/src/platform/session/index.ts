import type { Platform } from '../platform';
import { followRegistry } from './follow-registry';
import { reportHangs } from './report-hangs';
import { sendTelemetry } from './telemetry';
import { noteUncaught } from './uncaught';
import { measurePage, sendVitals } from './vitals';

let isStarted = false;

/** It begins once per page, after the first screen. */
export function startSession({ journal, registry, thrown }: Platform): void {
  if (isStarted) return;
  isStarted = true;
  const send = (url: string, body: Blob) => navigator.sendBeacon(url, body);
  sendTelemetry(journal, window, send);
  sendVitals(journal, document, measurePage, send);
  noteUncaught(journal, thrown);
  reportHangs(journal, window.halyardWatch);
  followRegistry(registry);
}
