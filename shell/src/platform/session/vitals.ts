import {
  type Telemetry,
  TELEMETRY_URL,
  type TelemetryVital,
  type VitalName,
} from '@halyard/shared-contracts/remote/registry';
import { onCLS, onINP, onLCP } from 'web-vitals';
import type { Attempt, Journal } from '../loader/journal';

/** It calls `note` with each new value of a measure, and with the last one when the page is hidden. */
export type Measure = (note: (name: VitalName, value: number) => void) => void;

export const measurePage: Measure = (note) => {
  onLCP(({ value }) => note('lcp', value));
  onINP(({ value }) => note('inp', value));
  onCLS(({ value }) => note('cls', value));
};

const isSame = (a: Attempt, b: Attempt): boolean =>
  a.remote === b.remote && a.version === b.version;

/** The largest paint belongs to the first screen. Slow presses and shifts count only if the page showed one version. */
function versionOf(name: VitalName, shown: readonly Attempt[]): Attempt | undefined {
  const [first] = shown;
  const isOne = first !== undefined && shown.every((each) => isSame(each, first));
  return name === 'lcp' || isOne ? first : undefined;
}

/** A hidden page may never become visible again. */
export function sendVitals(
  journal: Journal,
  page: Document,
  measure: Measure,
  send: (url: string, body: Blob) => boolean,
): void {
  const values = new Map<VitalName, number>();
  measure((name, value) => values.set(name, value));
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState !== 'hidden') return;
    const shown = journal
      .entries()
      .filter(({ failure, path }) => failure === null && path.startsWith('/'));
    const vitals = [...values].flatMap(([name, value]): TelemetryVital[] => {
      const about = versionOf(name, shown);
      if (!about || about.source === 'override') return [];
      return [{ remote: about.remote, version: about.version, name, value }];
    });
    values.clear();
    if (vitals.length === 0) return;
    const report: Telemetry = { events: [], vitals };
    send(TELEMETRY_URL, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  });
}
