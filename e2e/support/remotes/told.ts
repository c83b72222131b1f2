import type { TelemetryEvent } from '@halyard/shared-contracts/remote/registry';
import { becomes } from '../becomes';
import type { FaultProxy } from './fault-proxy';

const told = (proxy: FaultProxy): TelemetryEvent[] =>
  proxy.sent('/remotes/telemetry').flatMap((report) => JSON.parse(report).events);

/**
 * Waits until the server was told this of `mfe-legal`, and no more. A page gathers for some seconds before it tells, and
 * tells the rest when it is left: in how many reports it comes is a matter of speed.
 */
export const tells = (
  proxy: FaultProxy,
  expected: readonly Partial<TelemetryEvent>[],
): Promise<void> =>
  becomes(
    async () => told(proxy).filter(({ remote }) => remote === 'mfe-legal'),
    expected.map((event) => expect.objectContaining(event)),
  );
