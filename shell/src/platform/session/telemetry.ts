import {
  type Telemetry,
  TELEMETRY_URL,
  type TelemetryEvent,
} from '@halyard/shared-contracts/remote/registry';
import type { Attempt, Journal } from '../loader/journal';

/** The time is short enough to notice a failing canary soon. */
const COLLECTED_FOR_MS = 5_000;
const MOST_EVENTS = 50;

const eventOf = ({ remote, version, source, failure, ms, fallback }: Attempt): TelemetryEvent => ({
  remote,
  version,
  source,
  failure,
  ms,
  fallback,
});

/** A report contains no data about the user or the page. */
export function sendTelemetry(
  journal: Journal,
  window: Window,
  send: (url: string, body: Blob) => boolean,
): void {
  let sent = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const events = journal.since(sent).slice(0, MOST_EVENTS).map(eventOf);
    if (events.length === 0) return;
    sent += events.length;
    const report: Telemetry = { events, vitals: [] };
    send(TELEMETRY_URL, new Blob([JSON.stringify(report)], { type: 'application/json' }));
    schedule();
  };
  const schedule = () => {
    if (journal.since(sent).length > 0) timer ??= setTimeout(flush, COLLECTED_FOR_MS);
  };
  journal.follow(schedule);
  window.addEventListener('pagehide', flush);
  schedule();
}
