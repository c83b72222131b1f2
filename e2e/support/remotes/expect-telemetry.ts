import { expect } from '@playwright/test';
import type { TelemetryEvent } from '@halyard/shared-contracts/remote/registry';
import type { FaultProxy } from './fault-proxy';

const telemetryEvents = (proxy: FaultProxy): TelemetryEvent[] =>
  proxy.sent('/remotes/telemetry').flatMap((report) => JSON.parse(report).events);

/**
 * Waits until the server has received exactly these reports about `mfe-legal`. A page collects reports for some seconds
 * and sends the rest when it is left, so the number of requests depends on speed.
 */
export const expectTelemetry = (
  proxy: FaultProxy,
  expected: readonly Partial<TelemetryEvent>[],
): Promise<void> =>
  expect
    .poll(async () => telemetryEvents(proxy).filter(({ remote }) => remote === 'mfe-legal'))
    .toEqual(expected.map((event) => expect.objectContaining(event)));
