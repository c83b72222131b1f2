import { expect } from '@playwright/test';
import type { TelemetryEvent } from '@halyard/shared-contracts/remote/registry';
import type { FaultProxy } from './fault-proxy';

export const telemetryEvents = (proxy: FaultProxy): TelemetryEvent[] =>
  proxy.sent('/remotes/telemetry').flatMap((report) => JSON.parse(report).events);

const expectEvents = (
  read: () => TelemetryEvent[],
  expected: readonly Partial<TelemetryEvent>[],
): Promise<void> =>
  expect
    .poll(async () => read().filter(({ remote }) => remote === 'mfe-legal'))
    .toEqual(expected.map((event) => expect.objectContaining(event)));

/**
 * Waits until the server has received exactly these reports about `mfe-legal`. A page collects reports for some
 * seconds and sends the rest when the user leaves it, so the number of requests varies.
 */
export const expectTelemetry = (
  proxy: FaultProxy,
  expected: readonly Partial<TelemetryEvent>[],
): Promise<void> => expectEvents(() => telemetryEvents(proxy), expected);

/**
 * Waits for reports that are sent separately, so any of them can be first. `expected` is in the order of the
 * versions.
 */
export const expectTelemetryByVersion = (
  proxy: FaultProxy,
  expected: readonly Partial<TelemetryEvent>[],
): Promise<void> =>
  expectEvents(
    () => telemetryEvents(proxy).toSorted((a, b) => a.version.localeCompare(b.version)),
    expected,
  );
