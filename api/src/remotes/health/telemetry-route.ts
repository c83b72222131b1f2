import { setTimeout as pause } from 'node:timers/promises';
import {
  TELEMETRY_URL,
  type TelemetryEvent,
  telemetrySchema,
} from '@halyard/shared-contracts/remote/registry';
import type { Deps } from '../../deps';
import { networkOf } from '../../limits/network-of';
import type { App } from '../../platform/valibot';
import { documentsOf } from '../documents';
import { quarantineOf, changeQuarantine } from '../storage/quarantine-store';
import { registryOf } from '../storage/registry-store';
import { failingCanaries } from './auto-abort';
import { CountedOnce } from './counted-once';
import { healthBook, healthOf } from './health-store';
import { pageLoadCookie, pageLoadOf } from './page-load';

/** Reports that come close together are written, and judged, once. */
const GATHER_MS = 250;
const LARGEST_REPORT_BYTES = 16_384;
const rateLimit = { max: 60, timeWindow: '1 minute' };

/** Takes every canary out of use that fails too often. Any instance may do it, and once is enough. */
async function abortFailing(store: string, now: Date): Promise<void> {
  const [registry, quarantine, tallies] = await Promise.all([
    registryOf(store),
    quarantineOf(store),
    healthOf(store, now),
  ]);
  for (const { remote, version, reason } of failingCanaries(registry, quarantine, tallies)) {
    const act = { who: 'auto-abort', what: `quarantine ${remote}@${version}`, why: reason };
    await changeQuarantine(store, act, now, (removed) =>
      removed.some((each) => each.remote === remote && each.version === version)
        ? removed
        : [...removed, { remote, version, since: now.toISOString(), reason }],
    );
  }
}

/**
 * `POST /remotes/telemetry`: how the remotes of one page loaded. Answers once it is counted and judged. A report without
 * the nonce of a page load gets the same answer and is not counted.
 */
export function telemetryRoute(app: App, store: string, { clock }: Deps): void {
  const book = healthBook(store, clock);
  const once = new CountedOnce();
  const documents = documentsOf(store);
  /** Anybody may report, of any version: what nobody is given is not counted, or the book would grow without an end. */
  const isListed = ({ remote, version }: TelemetryEvent): boolean => {
    const { remotes = {} } = documents()?.registry ?? {};
    return (
      Object.hasOwn(remotes, remote) && Object.hasOwn(remotes[remote]?.versions ?? {}, version)
    );
  };
  let gathering: Promise<void> | null = null;

  const gathered = async (): Promise<void> => {
    await pause(GATHER_MS);
    gathering = null;
    await book.write();
    await abortFailing(store, clock());
  };

  app.post(
    TELEMETRY_URL,
    {
      schema: { body: telemetrySchema },
      bodyLimit: LARGEST_REPORT_BYTES,
      config: { rateLimit },
    },
    async (request, reply) => {
      const page = pageLoadOf(app.pseudonym, pageLoadCookie(request), clock());
      if (page === null) return reply.code(204).send();
      const events = once.newOf(page, request.body.events.filter(isListed));
      if (events.length === 0) return reply.code(204).send();
      book.add(events, app.pseudonym('network', networkOf(request.ip)));
      gathering ??= gathered();
      await gathering;
      return reply.code(204).send();
    },
  );
}
